import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The federation plugin as its own instructions set it up: nothing here knows of this site. */
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
