import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { picturePlugin } from '../build/picture-plugin'

const cache = join(tmpdir(), 'college-parts')

/** All parts on one page for the eye: `npx vite --config shared/ui/vite.parts.config.ts`, then `/parts.html`. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: cache,
  plugins: [picturePlugin({ base: '/', emit: false, cache: join(cache, 'pictures') }), react()],
  server: { port: 5190, strictPort: true, fs: { allow: [join(import.meta.dirname, '../..')] } },
})
