import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { benchSettings } from './portal.ts'
import { freePort } from '../api/src/testing/free-port.ts'
import { callsAt } from '../prove/ground/calls.ts'
import { residentMegabytes } from './load/measured-process.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The portal as `npm start` runs it, in a process of its own on the seeded data: what it takes is nobody else's. */
export async function startPortalProcess() {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { scripts: { start: string } }
  const portal = spawn(scripts.start, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...benchSettings,
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: origin,
    },
  })
  const isReady = () => fetch(`${origin}/readyz`).then(({ ok }) => ok, () => false) // prettier-ignore
  while (!(await isReady())) {
    if (portal.exitCode !== null) throw new Error('the portal did not start')
    await wait(20)
  }

  const pid = portal.pid ?? 0
  return {
    origin,
    pid,
    process: portal,
    ...callsAt(origin),
    resident: () => residentMegabytes(pid),
    stop: async () => {
      portal.kill('SIGTERM')
      await once(portal, 'exit')
    },
  }
}
