import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@wewb/api/testing/free-port.ts'
import { startPortalProcess } from '#load/portal-process.ts'
import { baselineTables } from './baseline-sql.ts'
import { residentMegabytes, cpuSeconds } from './process-metrics.ts'
import { prepare } from './prepare.ts'
import type { LoadGeneratorOptions, LoadResult, LoadRequest } from './load-generator.ts'
import { renderResultsTable, type WorkloadResult } from './results-table.ts'
import { pgbenchScripts, createWorkloads, type Workload } from './workloads.ts'

/**
 * `npm run bench`: compares the portal with a baseline server on the same seeded database, workload by workload,
 * alternating, in three rounds. BENCH_SECONDS, BENCH_ROUNDS and BENCH_ONLY=a,b shorten it; BENCH_ALONE=1 measures only
 * the portal.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10)
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const connections = 50
/** Warm-up before each measurement. */
const warm = Math.min(3, seconds)
const only = process.env['BENCH_ONLY']?.split(',')
const isAlone = process.env['BENCH_ALONE'] === '1'
const folder = mkdtempSync(join(tmpdir(), 'wewb-bench-'))
type Server = { origin: string; pid: number }
const resolvePath = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const portal = await startPortalProcess()
let bare: Awaited<ReturnType<typeof startBare>> | undefined
try {
  await run()
} finally {
  bare?.stop()
  await portal.stop()
}
process.exit()

async function run() {
  const seeded = await prepare(portal, { rounds: rounds + 1, connections, seconds })
  // Closes the connection before the portal stops, otherwise its error would hide the actual one.
  await measureAll(seeded).finally(() => seeded.owner.end())
}

async function measureAll(seeded: Awaited<ReturnType<typeof prepare>>) {
  await seeded.owner.query(baselineTables)
  const scripts = await pgbenchScripts(seeded.owner, seeded.files)
  bare = await startBare(seeded)
  const measured: WorkloadResult[] = []
  const workloads = createWorkloads(seeded).map((one) => (isAlone ? alone(one) : one))
  for (const workload of workloads)
    if (!only || only.includes(workload.id))
      measured.push(
        await measure(workload, bare, seeded.settle, () =>
          measurePgbench(scripts[workload.pgbench ?? ''], seeded.databaseUrl),
        ),
      )
  console.log(renderResultsTable(measured))
  const output = process.env['BENCH_OUT']
  if (output) writeFileSync(output, JSON.stringify({ files: seeded.files, measured }))
}

function alone({ id, title, portal }: Workload): Workload {
  return { id, title, portal, target: {} }
}

async function measure(
  workload: Workload,
  bare: Server,
  settle: () => Promise<void>,
  limit: () => number[],
): Promise<WorkloadResult> {
  const runs: WorkloadResult['runs'] = { portal: [], bare: [], constant: [], pgbench: [] }
  await runLoad(portal, workload.portal(rounds), warm)
  if (workload.bare) await runLoad(bare, workload.bare, warm)
  await settle()
  for (let round = 0; round < rounds; round += 1) {
    runs.portal.push(await runLoad(portal, workload.portal(round)))
    if (workload.bare) runs.bare.push(await runLoad(bare, workload.bare))
    await settle()
    if (workload.constant) runs.constant.push(await runLoad(bare, workload.constant))
    runs.pgbench.push(...limit())
  }
  const { id, title, target } = workload
  console.log(`${id} ${title}: ${runs.portal.map(({ perSecond }) => perSecond.toFixed(0)).join(', ')} a second`)
  return { id, title, target, runs }
}

/** Runs the load generator in a separate process, and reads the server's CPU time before and after. */
async function runLoad({ origin, pid }: Server, requests: LoadRequest[], durationSeconds = seconds) {
  const file = join(folder, 'load-generator.json')
  writeFileSync(
    file,
    JSON.stringify({
      origin,
      connections,
      seconds: durationSeconds,
      requests,
    } satisfies LoadGeneratorOptions),
  )
  const before = cpuSeconds(pid)
  const loadProcess = spawn(process.execPath, [resolvePath('load-generator.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await Promise.all([text(loadProcess.stdout), once(loadProcess, 'exit')])
  const result = JSON.parse(output) as LoadResult
  const cpu = ((cpuSeconds(pid) - before) / Math.max(1, result.answered + result.refused)) * 1e6
  if (result.refused > 0)
    console.error(
      `  ${result.refused} answers were no success, ${result.answered} were ` +
        `(${JSON.stringify(result.statuses)}): ${requests[0]?.path}`,
    )
  return { ...result, cpu, resident: residentMegabytes(pid) }
}

async function startBare(seeded: Awaited<ReturnType<typeof prepare>>) {
  const port = await freePort()
  const constants = join(folder, 'constants.json')
  writeFileSync(constants, JSON.stringify(await seeded.constants()))
  const server = spawn(process.execPath, [resolvePath('baseline-server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      BARE_DATABASE_URL: seeded.databaseUrl,
      BARE_CONSTANTS: constants,
      NODE_ENV: 'production',
    },
  })
  const origin = `http://localhost:${port}`
  while (
    !(await fetch(`${origin}/constant/landing`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50)
  return { origin, pid: server.pid ?? 0, stop: () => server.kill() }
}

/** The limit of the database for the same query; empty if pgbench is not installed. */
function measurePgbench(script: string | undefined, databaseUrl: string): number[] {
  if (script === undefined) return []
  const file = join(folder, 'question.sql')
  writeFileSync(file, script)
  const { stdout, status } = spawnSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds), '-f', file, databaseUrl],
    { encoding: 'utf8' },
  )
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout ?? '')?.[1])
  return status === 0 && perSecond > 0 ? [perSecond] : []
}
