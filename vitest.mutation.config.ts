import { defineConfig } from 'vitest/config'
import config from './vitest.config'

// Stryker runs every project that it finds, and store tests need a build.
export default defineConfig({ test: { projects: config.test?.projects?.slice(0, 1) ?? [] } })
