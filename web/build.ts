import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Manifest, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
import { appEntry, formStepEntry, publicStylesheet, publicEntry, serviceWorkerEntry } from './src/app/build-entries.ts'

// Builds both bundles: `node web/build.ts` writes the client bundle and the server-rendering bundle.
const web = fileURLToPath(new URL('.', import.meta.url))
const dist = join(web, 'dist')
const unfinished = join(dist, `.unfinished-${process.pid}`)
const configFile = join(web, 'vite.config.ts')

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest

async function buildClient(outDir: string) {
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: [publicEntry, appEntry, publicStylesheet].map((file) => join(web, file)),
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  })
}

/** Builds one entry into a single file with a fixed name. */
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

/** Builds the form-step entry separately, so that the bundler prepends no code to it, and adds it to the manifest. */
async function buildEarly(outDir: string) {
  const built = join(outDir, 'early.js')
  await buildAlone(formStepEntry, outDir, 'early.js')
  const hash = createHash('sha256').update(readFileSync(built)).digest('base64url').slice(0, 8)
  const file = `assets/entry-form-step-${hash}.js`
  renameSync(built, join(outDir, file))
  const manifest = { ...manifestIn(outDir), [formStepEntry]: { file, src: formStepEntry, isEntry: true } }
  writeFileSync(join(outDir, '.vite', 'manifest.json'), JSON.stringify(manifest))
}

async function buildServer(outDir: string, client: string) {
  await build({
    configFile,
    logLevel: 'warn',
    plugins: [clientBuild(client)],
    // Bundles React in production mode: the server may start without NODE_ENV, and React would then use its slow
    // development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    // These packages are used only in the browser: the server bundle names them as external and never loads them.
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

/** Provides the manifest of the client build to the server bundle as a virtual module. */
function clientBuild(folder: string): Plugin {
  const name = 'virtual:client-build'
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null
      const manifest = manifestIn(folder)
      const css = readFileSync(join(folder, manifest[publicStylesheet]?.file ?? ''), 'utf8')
      return `export const manifest = ${JSON.stringify(manifest)}\nexport const css = ${JSON.stringify(css)}`
    },
  }
}

/** Compresses assets at build time, so that the server never compresses a file twice. Fonts are already compressed. */
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

/**
 * Copies the assets of the previous build, so that a page opened before the release can still load its chunks. Older
 * assets are dropped.
 */
function saveLastAssets(last: string, next: string) {
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
  // The browser checks this fixed URL for a newer service worker.
  await buildAlone(serviceWorkerEntry, client, 'portal-worker.js')
  await buildEarly(client)
  for (const folder of [client, join(client, 'assets')]) compressAssets(folder)
  await buildServer(server, client)
  saveLastAssets(join(dist, 'client'), client)
  swap(client, join(dist, 'client'))
  swap(server, join(dist, 'server'))
} finally {
  rmSync(unfinished, { recursive: true, force: true })
}
