import { defineConfig } from 'vitest/config'
import { isFull } from './test-size.ts'

// Programs that tests start find their modules compiled.
process.env['NODE_COMPILE_CACHE'] ??= '.cache/compiled'

// The server and the domain run as they do in production: Node strips their types itself, which is quicker than Vite.
const native = { experimental: { viteModuleRunner: false } }

/** Test files share the modules of their worker: they must leave nothing behind in them. Those with `.full` in their name wait for the full run. */
const shared = {
  isolate: false,
  setupFiles: ['vitest.setup.ts'],
  exclude: ['**/node_modules/**', ...(isFull ? [] : ['**/*.full.test.ts'])],
}

export default defineConfig({
  test: {
    environment: 'node',
    // The machines the tests run on have two cores; a third worker works while another waits for a timer or the database.
    maxWorkers: 3,
    // The order of the files does not depend on the run before.
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
            'prove/**/*.test.ts',
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
          // Hooks create a database each.
          hookTimeout: 40_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
