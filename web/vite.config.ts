import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { withoutSchemas } from './without-schemas.ts'

/**
 * In the browser a contract is a method and a path, and a field is what it checks and says: the schemas (10 KB for zod alone),
 * guards and sentences stay on the server.
 */
const domainWithoutSchemas: Plugin = {
  name: 'domain-without-schemas',
  enforce: 'pre',
  transform: {
    filter: { id: /\/domain\/src\/(contracts|access|conditions|definition|fields|language)\/[\w-]+\.ts$/ },
    handler(code) {
      return withoutSchemas(code, this.parse(code, { lang: 'ts' })).replace(
        `import * as z from 'zod/mini'`,
        `import { noSchema as z } from '../../../web/src/api-client/no-schema.ts'`,
      )
    },
  },
}

/** By the time anything is fetched later these are there, or nobody waits for them: their names need not stand in every list. */
const isOnEveryPage = /\/(react|base|preload|rolldown-runtime|keep-portal|start-worker)-[\w-]{8}\.js$/

/** Shared by both bundles; `build.ts` adds what differs. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    domainWithoutSchemas,
    react(),
    tailwindcss(),
    // React Aria speaks through src/ui/aria-strings.ts; its thirty own languages stay out.
    optimizeLocales.vite({ locales: [] }),
  ],
  build: {
    target: 'es2022',
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: (_file, files) => files.filter((file) => !isOnEveryPage.test(file)) },
  },
})
