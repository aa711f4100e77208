import { projectRoot } from '#project-root.ts'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { benchSettings } from './portal.ts'
import { freePort } from '@wewb/api/testing/free-port.ts'
import { createApiClient } from '#resilience/test-environment/api-client.ts'
import { residentMegabytes } from './throughput/process-metrics.ts'

/**
 * Starts the portal like `npm start` on the seeded data, in a separate process, so that its resources can be measured.
 */
export async function startPortalProcess() {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const portal = spawn(scripts.start, {
    cwd: projectRoot,
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
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (portal.exitCode !== null) throw new Error('the portal did not start')
    await wait(20)
  }

  const pid = portal.pid ?? 0
  return {
    origin,
    pid,
    process: portal,
    ...createApiClient(origin),
    resident: () => residentMegabytes(pid),
    stop: async () => {
      portal.kill('SIGTERM')
      await once(portal, 'exit')
    },
  }
}
