import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eduAllowanceAnswers } from '@wewb/domain/services/definitions/edu-allowance/example'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { loadMeritCandidates } from '#content/results/candidates.ts'
import { fillInApplication } from '#testing/run-example.ts'
import { bodyOf, createTestApplicant } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { listAssistedIds } from './flag-queries.ts'
import { otherStudent } from './test-users.test.support.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const applicant = async (login: string) => createTestApplicant(portal, await portal.tokenOf(login))
const orphan = { workerAliveYn: 'N', deathCertificate: ['page'] }
const issuesOf = (answer: { body: unknown }) => bodyOf(answer).issues?.map(({ path, message }) => [path, message])
const notFound = [['faRef', expect.stringContaining('No application for financial assistance about this worker')]]
const assist = async (login: string, worker = example.answers['worker']) => {
  const no = await fillInApplication(portal, await portal.tokenOf(login), financialAssistance, {
    ...example.answers,
    worker,
  })
  expect((await (await applicant(login)).submit(no)).code).toBe(200)
  return no
}
const rowOf = (no: string) =>
  portal.db.selectFrom('application').selectAll().where('no', '=', no).executeTakeFirstOrThrow()

describe('the child of a worker who is said to be dead', () => {
  let stipend: string
  it('wins nothing by an invented reference, nor by saying that the assistance is in process', async () => {
    const rahima = await applicant('01700000001')
    stipend = await rahima.fillIn({ ...orphan, faRef: 'FIN-2024-000001', faStatus: 'IN_PROCESS' })
    expect(issuesOf(await rahima.submit(stipend))).toEqual(notFound)
    // As an earlier version of the form let it through: the merit order does not believe it either.
    const row = { ...(await rowOf(stipend)), answers: { ...(await rowOf(stipend)).answers, faStatus: 'IN_PROCESS' } }
    expect(await loadMeritCandidates(portal.db, [row])).toMatchObject([{ workerDied: false }])
  })

  it('wins nothing by the reference of another family', async () => {
    const rahima = await applicant('01700000001')
    const other = await assist('01700000002')
    await rahima.save(stipend, 'student', {
      ...rahima.stepAnswers('student', { ...eduAllowanceAnswers, ...orphan }),
      faRef: other,
    })
    expect(issuesOf(await rahima.submit(stipend))).toEqual(notFound)
    expect(await listAssistedIds(portal.db, [(await rowOf(stipend)).id])).toEqual([])
  })

  it('may apply as soon as the assistance of the same worker is in process, with its number or without', async () => {
    const own = await assist('01700000003', eduAllowanceAnswers['worker'])
    const rahima = await applicant('01700000001')
    await rahima.save(stipend, 'student', {
      ...rahima.stepAnswers('student', { ...eduAllowanceAnswers, ...orphan }),
      faRef: own.toLowerCase(),
    })
    expect((await rahima.submit(stipend)).code).toBe(200)
    expect((await rahima.get(stipend))['answers']).toMatchObject({ faStatus: 'IN_PROCESS' })

    const salma = await applicant('01700000002')
    const without = await salma.fillIn({ ...otherStudent, ...orphan, worker: eduAllowanceAnswers['worker'] })
    expect((await salma.submit(without)).code).toBe(200)
    const rows = [await rowOf(stipend), await rowOf(without)]
    expect(await loadMeritCandidates(portal.db, rows)).toMatchObject([{ workerDied: true }, { workerDied: true }])
  })
})
