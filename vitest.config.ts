import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const tests = '{shared,shell,mfe-*,e2e}/**/*.test.{ts,tsx}'
const storeTests = 'shell/**/*.store.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: [tests],
          exclude: [storeTests, '**/node_modules/**', '**/dist/**'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      // These work on real releases, so they come after the build.
      {
        test: {
          name: 'store',
          include: [storeTests],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
