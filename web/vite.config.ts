import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** In the browser a contract is a method and a path: the schemas (10 KB) and the summaries of the documentation stay on the server. */
const contractsWithoutSchemas: Plugin = {
  name: 'contracts-without-schemas',
  enforce: 'pre',
  transform: {
    filter: { id: /\/domain\/src\/contracts\/[\w-]+\.ts$/ },
    handler: (code) =>
      code
        .replace(`import * as z from 'zod/mini'`, `import { noSchema as z } from '../../../web/src/api-client/no-schema.ts'`)
        .replace(/^ {2}summary: .*\n/gm, ''),
  },
}

/** Shared by both bundles; `build.ts` adds what differs. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    contractsWithoutSchemas,
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
    modulePreload: { polyfill: false },
  },
})
