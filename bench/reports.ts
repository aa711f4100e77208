import { demoPassword } from '../api/src/demo/people.ts'
import { reports } from '../domain/src/reports/catalogue.ts'
import type { Report } from '../domain/src/reports/report.ts'
import { openBenchPortal } from './portal.ts'
import { takeFiles } from './report-files.ts'
import { signIn } from './sign-in.ts'

/** Every report on the seeded million, this year and all years; then 200,000 rows as a file (`report-files.ts`). */
const mostMs = 2000
const rounds = 3

const portal = await openBenchPortal()
const tokens = { director: await signIn(portal.app, 'dir.welfare@demo.wewb', demoPassword), admin: await signIn(portal.app, 'admin@demo.wewb', demoPassword) } // prettier-ignore
const failed: string[] = []

const paths: Record<Report['screen'], string> = {
  'general-report': '/reports/general',
  'miscellaneous-report': '/reports/miscellaneous',
  'sms-module-summary-report': '/reports/sms-summary',
}
const spans = { 'this year': '', 'all years': '&from=2016-07-01&to=2027-06-30' }
/** A list behind a figure is asked with the longest of its figures. */
const figureOf: Record<string, string> = { FILES: '&figure=received', list: '&figure=delivered' }

for (const report of reports) {
  const name = report.screen === 'sms-module-summary-report' ? 'mode' : 'code'
  const times: string[] = []
  for (const [span, days] of Object.entries(spans)) {
    const ms = await median(() => ask(`${paths[report.screen]}?${name}=${report.code}${days}${figureOf[report.code] ?? ''}`))
    if (ms > mostMs) failed.push(`${report.code} took ${ms.toFixed(0)} ms (${span})`)
    times.push(`${span} ${ms.toFixed(0).padStart(5)} ms`)
  }
  console.log(`${report.code.padEnd(8)} ${times.join(', ')}  ${report.title.en}`)
}
await portal.close()
console.log(failed.length === 0 ? 'every report within two seconds' : failed.join('\n'))

process.exitCode = (await takeFiles()) && failed.length === 0 ? 0 : 1

async function ask(path: string): Promise<void> {
  const token = path.startsWith('/reports/sms') ? tokens.admin : tokens.director
  const answer = await portal.app.inject({ method: 'GET', url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } })
  if (answer.statusCode !== 200) failed.push(`${path}: ${answer.statusCode}`)
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}
