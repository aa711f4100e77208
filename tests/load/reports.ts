import { demoPassword } from '@wewb/api/demo/people.ts'
import { reports } from '@wewb/domain/reporting/catalogue'
import type { Report } from '@wewb/domain/reporting/report'
import { openBenchPortal } from './portal.ts'
import { measureReportExports } from './report-exports.ts'
import type { FastifyInstance } from 'fastify'

/** Logs in a demo user without a browser. Returns the session token. */
async function signIn(app: FastifyInstance, loginId: string, password: string): Promise<string> {
  const captcha = (await app.inject({ method: 'GET', url: '/api/v1/pub/captcha' })).json<{
    data: { captchaId: string }
  }>()
  const payload = { loginId, password, captchaId: captcha.data.captchaId, captcha: '123456' }
  return (await app.inject({ method: 'POST', url: '/api/v1/pub/login', payload })).json<{ token: string }>().token
}

/**
 * Measures every report on a million seeded applications, for this year and all years; then exports 200,000 rows
 * (`report-exports.ts`).
 */
const maxMs = 2000
const rounds = 3

const portal = await openBenchPortal()
const tokens = {
  director: await signIn(portal.app, 'dir.welfare@demo.wewb', demoPassword),
  admin: await signIn(portal.app, 'admin@demo.wewb', demoPassword),
}
const failed: string[] = []

const paths: Record<Report['screen'], string> = {
  'general-report': '/reports/general',
  'miscellaneous-report': '/reports/miscellaneous',
  'sms-module-summary-report': '/reports/sms-summary',
}
const spans = { 'this year': '', 'all years': '&from=2016-07-01&to=2027-06-30' }
/** Drill-down lists are requested with their largest figure. */
const figureOf: Record<string, string> = { FILES: '&figure=received', list: '&figure=delivered' }

for (const report of reports) {
  const name = report.screen === 'sms-module-summary-report' ? 'mode' : 'code'
  const times: string[] = []
  for (const [span, days] of Object.entries(spans)) {
    const ms = await median(() =>
      ask(`${paths[report.screen]}?${name}=${report.code}${days}${figureOf[report.code] ?? ''}`),
    )
    if (ms > maxMs) failed.push(`${report.code} took ${ms.toFixed(0)} ms (${span})`)
    times.push(`${span} ${ms.toFixed(0).padStart(5)} ms`)
  }
  console.log(`${report.code.padEnd(8)} ${times.join(', ')}  ${report.title.en}`)
}
await portal.close()
console.log(failed.length === 0 ? 'every report within two seconds' : failed.join('\n'))

process.exitCode = (await measureReportExports()) && failed.length === 0 ? 0 : 1

async function ask(path: string): Promise<void> {
  const token = path.startsWith('/reports/sms') ? tokens.admin : tokens.director
  const answer = await portal.app.inject({
    method: 'GET',
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.statusCode !== 200) failed.push(`${path}: ${answer.statusCode}`)
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}
