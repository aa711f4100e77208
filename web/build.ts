import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Manifest, type Plugin } from 'vite'
import { chunks } from './chunks.ts'
import { appEntry, earlyEntry, lightSheet, publicEntry, workerEntry } from './src/app/sources.ts'

// `node web/build.ts` makes both bundles: what the browser loads and what the server renders with.
const web = fileURLToPath(new URL('.', import.meta.url))
const dist = join(web, 'dist')
const unfinished = join(dist, `.unfinished-${process.pid}`)
const configFile = join(web, 'vite.config.ts')

const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest

async function buildClient(outDir: string) {
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: [publicEntry, appEntry, lightSheet].map((file) => join(web, file)),
        output: { codeSplitting: { groups: chunks } },
      },
    },
  })
}

/** Alone and complete, under a fixed name. */
async function buildAlone(entry: string, outDir: string, fileName: string) {
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: join(web, entry), formats: ['iife'], name: 'alone', fileName: () => fileName },
    },
  })
}

/** Built for itself, so that the bundler puts nothing before it; the manifest names it like all others. */
async function buildEarly(outDir: string) {
  const built = join(outDir, 'early.js')
  await buildAlone(earlyEntry, outDir, 'early.js')
  const file = `assets/entry-early-${createHash('sha256').update(readFileSync(built)).digest('base64url').slice(0, 8)}.js`
  renameSync(built, join(outDir, file))
  const manifest = { ...manifestIn(outDir), [earlyEntry]: { file, src: earlyEntry, isEntry: true } }
  writeFileSync(join(outDir, '.vite', 'manifest.json'), JSON.stringify(manifest))
}

async function buildServer(outDir: string, client: string) {
  await build({
    configFile,
    logLevel: 'warn',
    plugins: [clientBuild(client)],
    // Bundled whole, and as production: the server may be started without NODE_ENV, and React would then be its slow self.
    define: { 'process.env.NODE_ENV': '"production"' },
    // What only the browser's parts use is named here and never loaded.
    ssr: { noExternal: true, external: ['react-aria-components', '@tanstack/react-query', 'zod'] },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(web, 'src/app/entry-server.tsx'),
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  })
}

/** Tells the server bundle what the client build came to. */
function clientBuild(folder: string): Plugin {
  const name = 'virtual:client-build'
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      const manifest = manifestIn(folder)
      const css = readFileSync(join(folder, manifest[lightSheet]?.file ?? ''), 'utf8')
      return `export const manifest = ${JSON.stringify(manifest)}\nexport const css = ${JSON.stringify(css)}`
    },
  }
}

/** Done once here, so that the server never packs the same file twice. Fonts are packed already. */
function compressAssets(folder: string) {
  for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const content = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
    writeFileSync(
      join(folder, `${name}.br`),
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    )
  }
}

/** Whoever has yesterday's page open can still load its parts; what the build before that left is dropped. */
function keepLastAssets(last: string, next: string) {
  if (!existsSync(join(last, '.vite', 'manifest.json'))) return
  for (const { file, css = [], assets = [] } of Object.values(manifestIn(last))) {
    for (const name of [file, ...css, ...assets].flatMap((own) => [own, `${own}.gz`, `${own}.br`])) {
      if (existsSync(join(next, name)) || !existsSync(join(last, name))) continue
      mkdirSync(dirname(join(next, name)), { recursive: true })
      cpSync(join(last, name), join(next, name))
    }
  }
}

function swap(next: string, place: string) {
  const old = `${unfinished}-old`
  if (existsSync(place)) renameSync(place, old)
  renameSync(next, place)
  rmSync(old, { recursive: true, force: true })
}

const client = join(unfinished, 'client')
const server = join(unfinished, 'server')
try {
  await buildClient(client)
  // The browser looks at that address for a newer one.
  await buildAlone(workerEntry, client, 'portal-worker.js')
  await buildEarly(client)
  for (const folder of [client, join(client, 'assets')]) compressAssets(folder)
  await buildServer(server, client)
  keepLastAssets(join(dist, 'client'), client)
  swap(client, join(dist, 'client'))
  swap(server, join(dist, 'server'))
} finally {
  rmSync(unfinished, { recursive: true, force: true })
}
