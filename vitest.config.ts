import { defineConfig } from 'vitest/config'
import { isFull } from './tests/test-size.ts'

// Caches the compiled modules of programs that tests start.
process.env['NODE_COMPILE_CACHE'] ??= '.cache/compiled'

// Server and domain run as in production: Node strips the types itself, which is faster than Vite.
const native = { experimental: { viteModuleRunner: false } }

/**
 * Test files share the modules of their worker, so they must not leave state behind. Files with `.full` in their name
 * run in the full run only.
 */
const shared = {
  isolate: false,
  setupFiles: ['vitest.setup.ts'],
  exclude: ['**/node_modules/**', ...(isFull ? [] : ['**/*.full.test.{ts,mjs}'])],
}

export default defineConfig({
  test: {
    environment: 'node',
    // The test machines have two cores; a third worker uses the time while others wait for a timer or the database.
    maxWorkers: 3,
    // Concurrent tests start whole type checks of 3 GB.
    maxConcurrency: 2,
    // Keeps the order of the files independent of earlier runs.
    cache: false,
    // Tests read these files without importing them.
    forceRerunTriggers: ['**/vitest.config.ts', '**/package-lock.json', '**/api/migrations/**'],
    projects: [
      {
        test: {
          ...shared,
          ...native,
          name: 'domain',
          include: [
            'domain/src/**/*.test.ts',
            'architecture.test.ts',
            'scripts/**/*.test.mjs',
            'tests/**/*.test.ts',
            'deploy/**/*.test.ts',
            'dev/**/*.test.ts',
          ],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...shared,
          ...native,
          name: 'api',
          include: ['api/src/**/*.test.ts'],
          globalSetup: 'api/src/testing/global-setup.ts',
          testTimeout: 30_000,
          // Each hook creates a database.
          hookTimeout: 40_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'web',
          include: ['web/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
