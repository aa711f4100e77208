// Finds or downloads a Chromium for the browser tests, without prompts.
// Run as a script it records the result in .cache/browser.json. Needs Node 22 or newer.
import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { browserFile, cacheFolder, root } from './project.mjs'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const howToGetOne =
  'No Chromium could be started for the browser tests. Install Google Chrome or the package «chromium», ' +
  'or set CHROMIUM_PATH to the executable of a Chromium, then run npm test again.'

/** @returns {Promise<{executablePath: string, env: Record<string, string>, args: string[], from: string}>} */
export async function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return await orThrow(launchable({ executablePath: chosen, from: 'CHROMIUM_PATH' }), notStarted(chosen))
  const sources = process.env.BROWSER_SOURCE === 'npm' ? [fromNpm, fromSystem, fromApt] : [fromSystem, fromNpm, fromApt]
  for (const source of sources) {
    for (const candidate of await source()) {
      const browser = await launchable(candidate)
      if (browser) return browser
    }
  }
  throw new Error(howToGetOne)
}

const notStarted = (path) => `The browser at CHROMIUM_PATH could not be started: ${path}`

async function orThrow(promise, message) {
  const value = await promise
  if (!value) throw new Error(message)
  return value
}

/** Returns the candidate if it can open a page, otherwise undefined. */
async function launchable({ executablePath, env = {}, from }) {
  const { chromium } = await import('@playwright/test')
  try {
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env }, timeout: 30_000 })
    const page = await browser.newPage()
    await page.setContent('<title>ready</title>')
    await browser.close()
    return { executablePath, env, args, from }
  } catch (error) {
    console.error(`The browser from ${from} does not start: ${String(error.message).split('\n')[0]}`)
    return undefined
  }
}

function fromSystem() {
  return systemBrowsers()
    .filter(isExecutable)
    .map((executablePath) => ({ executablePath, from: 'system' }))
}

function systemBrowsers() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  }
  if (process.platform === 'win32') {
    const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    const browsers = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
    return programs.filter(Boolean).flatMap((folder) => browsers.map((browser) => join(folder, browser)))
  }
  const folders = new Set([...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'])
  // Prefers the headless shell, which opens the same pages with less work.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  return names.flatMap((name) => [...folders].filter(Boolean).map((folder) => join(folder, name)))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// @sparticuz/chromium contains a compressed Chromium in its npm package: no root, no further download.
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  try {
    const folder = await unpacked()
    const env = { LD_LIBRARY_PATH: libraryPath(folder), FONTCONFIG_FILE: join(folder, 'fonts.conf') }
    return [{ executablePath: join(folder, 'chromium'), env, from: 'npm' }]
  } catch (error) {
    console.error(`The browser from npm could not be unpacked: ${error.message}`)
    return []
  }
}

// Its libraries come last: they are a fallback for machines that lack them.
function libraryPath(folder) {
  return [process.env.LD_LIBRARY_PATH, join(folder, 'al2023', 'lib'), folder].filter(Boolean).join(delimiter)
}

async function unpacked() {
  const packageFolder = join(root, 'node_modules', '@sparticuz', 'chromium')
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  const folder = join(cacheFolder, 'browser', version)
  if (!existsSync(folder)) {
    console.log('Unpacking the browser for the tests, a few seconds…')
    await unpack(join(packageFolder, 'bin'), folder)
  }
  return folder
}

// Unpacks into a temporary folder and renames it, so that an interrupted run leaves no partial browser behind.
async function unpack(archiveFolder, folder) {
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  try {
    await inflateInto(unfinished, ['chromium.br', 'al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'], archiveFolder)
    writeFileSync(join(unfinished, 'fonts.conf'), fontsConf(folder))
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // A concurrent command was faster.
    if (!existsSync(folder)) throw error
  }
}

// The package unpacks into the temporary folder, which must not be shared with other users.
async function inflateInto(folder, names, archiveFolder) {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { inflate } = await import('@sparticuz/chromium')
    await Promise.all(names.map((name) => inflate(join(archiveFolder, name))))
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

// The package's own file has fixed folders. A machine may have no fonts at all, and text without a font has no size, so
// that nothing can be clicked.
function fontsConf(folder) {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts']
  const lines = [
    ...folders.map((path) => `  <dir>${path}</dir>`),
    `  <cachedir>${join(folder, 'fonts-cache')}</cachedir>`,
  ]
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...lines,
    '</fontconfig>',
    '',
  ].join('\n')
}

function fromApt() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!existsSync('/usr/bin/apt-get') || !succeeds([...asRoot, 'true'])) return []
  console.log('Installing Chromium from the system’s packages, about a minute…')
  succeeds([...asRoot, 'apt-get', 'update'])
  // Older systems only have the full Chromium.
  ;['chromium-headless-shell', 'chromium'].some((name) =>
    succeeds([...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', name]),
  )
  return fromSystem().map((candidate) => ({ ...candidate, from: 'apt' }))
}

function succeeds([command, ...rest]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, rest, { env, stdio: 'ignore' }).status === 0
}

function record(browser) {
  const unfinished = `${browserFile}.${process.pid}`
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(unfinished, JSON.stringify(browser, null, 2))
  renameSync(unfinished, browserFile)
}

if (realpathSync(process.argv[1]) === import.meta.filename) {
  try {
    record(await ensureBrowser())
  } catch (error) {
    // The browser found earlier no longer starts.
    rmSync(browserFile, { force: true })
    console.error(error.message)
    process.exit(1)
  }
}
