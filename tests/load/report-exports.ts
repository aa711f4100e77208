import { request } from 'node:http'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { startPortalProcess } from './portal-process.ts'

/**
 * Exports about 200,000 rows over a real connection and watches the memory of the process; then prints the longest
 * PDF.
 */
const maxMegabytes = 250
const sevenYears = 'from=2016-07-01&to=2023-08-31'
const twentyDays = 'from=2025-07-01&to=2025-07-20'

export async function measureReportExports(): Promise<boolean> {
  const portal = await startPortalProcess()
  const token = await portal.tokenOf('dir.welfare@demo.wewb')
  console.log(`before: ${portal.resident()} MB resident`)
  let isWithin = true
  for (const format of ['csv', 'xlsx'] as const) {
    const { rows, seconds, most: max } = await take(`code=G07&${sevenYears}&lang=bn&format=${format}`)
    isWithin &&= max <= maxMegabytes
    console.log(`${format}: ${rows} rows in ${seconds.toFixed(1)} s, at most ${max} MB resident`)
  }
  const document = await take(`code=G07&${twentyDays}&lang=bn&format=pdf`)
  console.log(
    `pdf: ${document.rows} rows in ${document.seconds.toFixed(1)} s, at most ${document.most} MB resident ` +
      '(drawn by a thread with its own heap)',
  )
  await portal.stop()
  return isWithin

  async function take(query: string) {
    const startedAt = performance.now()
    let max = 0
    const watch = setInterval(() => (max = Math.max(max, portal.resident())), 20)
    const rows = await new Promise<string>((resolve, reject) => {
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
      request(
        `${portal.origin}/api/v1/reports/general?${query}`,
        { headers: { authorization: `Bearer ${token}` } },
        (response) => {
          pipeline(response, nowhere).then(() => resolve(String(response.headers['x-rows'])), reject)
        },
      )
        .on('error', reject)
        .end()
    })
    clearInterval(watch)
    return { rows, seconds: (performance.now() - startedAt) / 1000, most: max }
  }
}
