import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPortalProcess } from '#load/portal-process.ts'
import { prepare } from './prepare.ts'
import type { LoadGeneratorOptions, LoadResult } from './load-generator.ts'
import { median } from './results-table.ts'
import { createWorkloads } from './workloads.ts'

/**
 * `npm run bench:soak`: runs all workloads in turn for half an hour (BENCH_MINUTES) and watches the memory of the
 * process.
 */
const minutes = Number(process.env['BENCH_MINUTES'] ?? 30)
const seconds = 12
const connections = 50
const workloadIds = ['a', 'b', 'c', 'd', 'e', 'h', 'i']
/** Allowed memory growth from the second to the last quarter; a leak grows more than noise. */
const max = 1.05
const file = join(mkdtempSync(join(tmpdir(), 'wewb-soak-')), 'load-generator.json')

const portal = await startPortalProcess()
try {
  const seeded = await prepare(portal, { rounds: 1, connections, seconds: 1 })
  const workloads = createWorkloads(seeded).filter(({ id }) => workloadIds.includes(id))
  const resident: number[] = []
  const until = Date.now() + minutes * 60_000
  let answered = 0
  let refused = 0
  for (let turn = 0; Date.now() < until; turn += 1) {
    const workload = workloads[turn % workloads.length]
    // Saves need the current revision of a draft, so they run in the first turn only.
    if (!workload || (workload.id === 'e' && turn >= workloads.length)) continue
    writeFileSync(
      file,
      JSON.stringify({
        origin: portal.origin,
        connections,
        seconds,
        requests: workload.portal(0),
      } satisfies LoadGeneratorOptions),
    )
    const { stdout } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('load-generator.ts', import.meta.url)), file],
      {
        encoding: 'utf8',
      },
    )
    const loadResult = JSON.parse(stdout) as LoadResult
    answered += loadResult.answered
    refused += loadResult.refused
    resident.push(portal.resident())
  }
  const quarter = Math.floor(resident.length / 4)
  const [second, last] = [median(resident.slice(quarter, 2 * quarter)), median(resident.slice(-quarter))]
  console.log(
    `${answered.toLocaleString('en')} answers in ${minutes} min, ${refused} refused; ` +
      `resident ${Math.min(...resident)} to ${Math.max(...resident)} MB, second quarter ${second} MB, ` +
      `last ${last} MB: ${last <= second * max ? 'no growth' : 'memory grows'}`,
  )
  process.exitCode = last <= second * max ? 0 : 1
  await seeded.owner.end()
} finally {
  await portal.stop()
}
process.exit()
