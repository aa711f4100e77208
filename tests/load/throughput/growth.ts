import { projectRoot } from '#project-root.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderGrowthChart, type GrowthSeries } from './render-growth-chart.ts'
import { median, requestRateOf, type WorkloadResult } from './results-table.ts'

/**
 * `npm run bench:growth`: measures queries that must not depend on the data size, at three sizes, alternating in every
 * round. Writes docs/images/growth.svg.
 */
const sizes = [10_000, 100_000, 1_000_000]
const workloadIds = ['b', 'c', 'd', 'h']
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3)
const max = 1.3
const folder = mkdtempSync(join(tmpdir(), 'wewb-growth-'))
const resolvePath = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const rates = sizes.map(() => new Map(workloadIds.map((id) => [id, [] as number[]])))
for (const [place, files] of sizes.entries()) run('../seed.ts', files, place)
for (let round = 0; round < rounds; round += 1)
  for (const [place, files] of sizes.entries()) {
    run('run.ts', files, place)
    for (const one of (JSON.parse(readFileSync(outputOf(place), 'utf8')) as { measured: WorkloadResult[] }).measured)
      rates[place]?.get(one.id)?.push(requestRateOf(one))
  }

const growth: GrowthSeries[] = workloadIds.map((id) => ({ id, rates: rates.map((of) => median(of.get(id) ?? [])) }))
console.log(
  `| | ${sizes.map((files) => files.toLocaleString('en')).join(' | ')} | max / min |\n` +
    `|---|${sizes.map(() => '---|').join('')}---|`,
)
for (const { id, rates } of growth) {
  const spread = Math.max(...rates) / Math.min(...rates)
  console.log(
    `| ${id} | ${rates.map((rate) => rate.toFixed(0)).join(' | ')} | ` +
      `${spread.toFixed(2)}${spread <= max ? ' ✓' : ` (at most ${max} is asked for)`} |`,
  )
}
writeFileSync(join(projectRoot, 'docs/images/growth.svg'), renderGrowthChart(sizes, growth))

function outputOf(place: number) {
  return join(folder, `${place}.json`)
}

function run(script: string, files: number, place: number) {
  const data = process.env['BENCH_DIR'] ?? './data/bench'
  const { status } = spawnSync(process.execPath, [resolvePath(script)], {
    stdio: ['ignore', script === 'run.ts' ? 'ignore' : 'inherit', 'inherit'],
    env: {
      ...process.env,
      BENCH_DIR: files === 1_000_000 ? data : `${data}-${files}`,
      BENCH_FILES: String(files),
      BENCH_ONLY: workloadIds.join(','),
      BENCH_ROUNDS: '1',
      BENCH_ALONE: '1',
      BENCH_OUT: outputOf(place),
    },
  })
  if (status !== 0) throw new Error(`${script} failed with ${files} applications`)
}
