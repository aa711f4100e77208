import { linkPackages } from '#link-packages.ts'
import { projectRoot } from '#project-root.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessAlive } from '@wewb/api/db/embedded-postgres.ts'
import { freePort } from '@wewb/api/testing/free-port.ts'
import { captcha, desktopViewport, expect, logInToDashboard, setLocale, test } from './fixtures.ts'

// Runs `npm run dev` on a copy of the project, whose files change while the browser is open.
const port = await freePort()
// The page keeps reconnecting while the dev server restarts.
test.use({ expectedErrors: /^WebSocket connection to/, baseURL: `http://localhost:${port}`, viewport: desktopViewport })
test.setTimeout(180_000)

let project: string
let dev: ChildProcess
let output = ''

test.beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'portal-dev-'))
  // As root, the database runs as another user, which needs access to the folder.
  chmodSync(project, 0o755)
  const isSource = (path: string) => !/[\\/](?:dist|node_modules)$/.test(path)
  for (const part of ['api', 'dev', 'domain', 'web', 'package.json'])
    cpSync(join(projectRoot, part), join(project, part), { recursive: true, filter: isSource })
  linkPackages(project)
})

test.afterAll(async () => {
  if (dev.exitCode === null && dev.signalCode === null) {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
  rmSync(project, { recursive: true, force: true, maxRetries: 5 })
})

async function startDev() {
  output = ''
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: '',
    HOST: '',
    PUBLIC_URL: '',
    PORTAL_FIXED_CAPTCHA: captcha,
  }
  dev = spawn(process.execPath, ['dev/main.ts'], { cwd: project, env })
  dev.stdout?.on('data', (chunk) => (output += chunk))
  dev.stderr?.on('data', (chunk) => (output += chunk))
  await expect(() => expect(output).toContain(`http://localhost:${port}`)).toPass({ timeout: 90_000 })
}

async function stopDev(signal: 'SIGINT' | 'SIGTERM') {
  const database = Number(readFileSync(join(project, '.cache/dev-data/postgres/postmaster.pid'), 'utf8').split('\n')[0])
  dev.kill(signal)
  expect(await once(dev, 'exit')).toEqual([0, null])
  expect(isProcessAlive(database)).toBe(false)
}

function change(file: string, from: string, to: string) {
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
}

test(
  'reloads changed components, styles and the API without a page reload, and leaves no process running',
  { tag: '@full' },
  async ({ page, context, baseURL, request }) => {
    await startDev()
    await setLocale(context, 'en', baseURL)
    let loads = 0
    page.on('load', () => (loads += 1))

    // Waits until all modules are loaded and the HMR client is connected; otherwise it would miss the next change.
    const openAndWait = async (path: string) => {
      const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'))
      await page.goto(path)
      await connected
      await page.waitForLoadState('networkidle')
    }
    await openAndWait('/')
    const heading = page.getByRole('heading', { level: 1 })
    change(
      'web/src/content/public/home-page.tsx',
      '{text(homeMessages.purpose)}',
      'Changed {text(homeMessages.purpose)}',
    )
    await expect(heading).toContainText('Changed')
    change('web/src/content/public/home-page.tsx', 'text-2xl', 'text-2xl tracking-[7px]')
    await expect(heading).toHaveCSS('letter-spacing', '7px')
    expect(loads).toBe(1)
    expect(await (await request.get('/')).text()).toContain('Changed')

    await logInToDashboard(page, 'en', '01700000001')
    await openAndWait('/dashboard')
    const loadsBefore = loads
    change(
      'web/src/reporting/dashboard/applicant-home.tsx',
      'text(dashboardMessages.applications)',
      "'Changed ' + text(dashboardMessages.applications)",
    )
    await expect(page.getByRole('heading', { name: 'Changed' })).toBeVisible()
    change('web/src/components/styles/theme.css', '--color-paper: #fbfaf7', '--color-paper: #010203')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    expect(loads).toBe(loadsBefore)

    const title = async () =>
      ((await (await request.get('/api/v1/openapi.json')).json()) as { info: { title: string } }).info.title
    const savedAt = Date.now()
    change('api/src/server/openapi.ts', "'WEWB portal'", "'Changed'")
    await expect.poll(title, { timeout: 60_000 }).toBe('Changed')
    console.log(`The API restarted ${Date.now() - savedAt} ms after a change.`)
    change('api/src/server/openapi.ts', "'Changed'", '(((')
    await expect.poll(() => output, { timeout: 60_000 }).toContain('The API is not running')
    change('api/src/server/openapi.ts', '(((', "'Mended'")
    await expect.poll(async () => await title().catch(() => ''), { timeout: 60_000 }).toBe('Mended')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Changed' })).toBeVisible()

    await stopDev('SIGINT')
    const startedAt = Date.now()
    await startDev()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Changed' })).toBeVisible()
    console.log(`The second start rendered the dashboard after ${Date.now() - startedAt} ms.`)
    await stopDev('SIGTERM')
  },
)
