import { demoResults } from '@wewb/api/demo/registers.ts'
import { eventually } from '@wewb/api/testing/test-portal.ts'
import { getSession } from './session-pool.ts'

/** A stipend is given once for each student and examination: each application of a journey has its own student. */
const workers = 20
const studentsPerWorker = 120
/** The students of the demo whose names the others have, one of each board. */
const examples = ['123456', '234568', '567890', '678901'].map((roll) => demoResults.find((row) => row['roll'] === roll))

const rollOf = (worker: number, no: number) => String(300_000 + worker * 1000 + no)
const registrationOf = (roll: string) => `3333${roll}`

let given = 0

/** Numbers of another student in the examination register, who has the names of the example of the same board. */
export function freshStudent() {
  given += 1
  const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0)
  if (given > studentsPerWorker || worker >= workers)
    throw new Error('The register of the journeys has no student left.')
  const rollNo = rollOf(worker, given)
  return { rollNo, registrationNo: registrationOf(rollNo), studentBrn: `20091234567${rollNo}` }
}

/** Imports the students of the journeys into the examination register. */
export async function importStudents(origin: string): Promise<void> {
  const { token } = await getSession(origin, 'admin@demo.wewb')
  const rolls = Array.from({ length: workers }, (_, worker) =>
    Array.from({ length: studentsPerWorker }, (__, index) => rollOf(worker, index + 1)),
  ).flat()
  const rows = examples.flatMap((example) =>
    rolls.map((roll) => ({ ...example, roll, registration_no: registrationOf(roll) })),
  )
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map((value) => value ?? ''))]
  const form = new FormData()
  form.set('kind', 'RESULT')
  form.set('file', new File([lines.map((line) => line.join(',')).join('\n')], 'students.csv'))
  const call = async (method: string, path: string, body?: FormData) => {
    const response = await fetch(`${origin}/api/v1/registry/imports${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body }),
    })
    const answer = (await response.json()) as { data: { importId: string; state: string; added: number } }
    if (!response.ok) throw new Error(`The students were not imported: ${JSON.stringify(answer)}`)
    return answer.data
  }
  const { importId } = await call('POST', '', form)
  await call('POST', `/${importId}/start`)
  const { added } = await eventually(async () => {
    const progress = await call('GET', `/${importId}`)
    return progress.state === 'RUNNING' ? undefined : progress
  })
  if (added !== rows.length) throw new Error(`${added} of ${rows.length} students were imported.`)
}
