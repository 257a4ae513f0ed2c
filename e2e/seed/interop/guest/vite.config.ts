import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The federation plugin set up by its own instructions, without any knowledge of this site. */
export default defineConfig({
  plugins: [
    react(),
    federation({
      name: 'guest',
      filename: 'remoteEntry.js',
      exposes: { './remote': './src/remote.ts' },
      shared: ['react', 'react-dom', '@college/runtime'],
    }),
  ],
})
