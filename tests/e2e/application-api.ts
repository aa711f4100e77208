import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { eduAllowanceAnswers, sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import { createTestApplicant } from '@wewb/api/testing/test-applicant.ts'
import { picture } from '@wewb/api/testing/images.ts'
import type { TestPortal } from '@wewb/api/testing/test-portal.ts'
import { getSession } from './session-pool.ts'
import { freshStudent } from './students.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type RequestOptions = { token?: string; headers?: Record<string, string> }

export const officers = {
  section: 'so.edu@demo.wewb',
  secondSection: 'so.two@demo.wewb',
  assistant: 'ad.welfare@demo.wewb',
  director: 'dir.welfare@demo.wewb',
  tangail: 'demo.tangail@demo.wewb',
  cumilla: 'demo.cumilla@demo.wewb',
} as const

/** A parent of a student who is in the register of workers. */
const worker = (workerPassportNo: string, workerDob: string) => ({ identitySource: '4', workerPassportNo, workerDob })

/** Students with an SSC result of 2025; each application has roll and registration of its own. */
export const students = {
  rahima: {},
  nusrat: {
    boardId: '7',
    groupId: 'BUSINESS',
    totalMarks: 1010,
    studentNameBn: 'নুসরাত জাহান',
    workerRelation: 'MOTHER',
    worker: worker('B03456789', '1982-07-19'),
  },
  tanvir: {
    boardId: '4',
    groupId: 'HUMANITIES',
    totalMarks: 990,
    studentNameBn: 'তানভীর আলম',
    worker: worker('A02345678', '1972-11-30'),
  },
  habib: {
    boardId: '10',
    groupId: 'MADRASAH_GENERAL',
    totalMarks: 1100,
    studentNameBn: 'হাবিবুর রহমান',
    worker: worker('A05678901', '1978-12-16'),
  },
} satisfies Record<string, Answers>

/** Prepares circulars, applications and moves over HTTP, with the requests of the browser. */
export function applicationApi(baseURL = '') {
  const request = async (method: Method, path: string, payload?: unknown, { token, headers }: RequestOptions = {}) => {
    const isBytes = payload instanceof Uint8Array
    const response = await fetch(`${baseURL}/api/v1${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && !isBytes && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { body: isBytes ? new Uint8Array(payload) : JSON.stringify(payload) }),
    })
    return {
      code: response.status,
      // oxlint-disable-next-line typescript/no-explicit-any -- a response body of any endpoint
      body: (await response.json()) as { data: Record<string, any>; token: string; code?: string },
    }
  }

  const tokens = new Map<string, string>()
  const tokenOf = async (loginId: string): Promise<string> => {
    const token = tokens.get(loginId) ?? (await getSession(baseURL, loginId)).token
    tokens.set(loginId, token)
    return token
  }
  const requestAs = async (loginId: string, method: Method, path: string, payload?: unknown) => {
    const answer = await request(method, path, payload, { token: await tokenOf(loginId) })
    if (answer.code >= 300) throw new Error(`${loginId} ${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }

  /** Each journey has its own circular, because a result can be published only once. */
  const createCircular = async (
    title: { bn: string; en: string },
    seats: number,
  ): Promise<{ setupId: number; revision: number }> => {
    const today = toDhakaDate(new Date())
    const circular = {
      ...sscCircular,
      title: title.en,
      titleBng: title.bn,
      seats,
      startDate: addDays(today, -1),
      endDate: addDays(today, 20),
    }
    const { setupId, revision } = await requestAs(officers.section, 'POST', '/setups/scholarship', { circular })
    return { setupId, revision }
  }
  const openCircular = async (title: { bn: string; en: string }, seats: number): Promise<number> => {
    const { setupId, revision } = await createCircular(title, seats)
    await requestAs(officers.director, 'POST', `/setups/scholarship/${setupId}/publish`, { revision })
    return setupId
  }
  const closeCircular = (setupId: number) => requestAs(officers.director, 'POST', `/demo/circulars/${setupId}/close`)

  /** Creates a complete draft. Returns its number. */
  const createFilledDraft = async (loginId: string, setupId: number, changes: Answers = {}): Promise<string> => {
    const applicant = createTestApplicant({ request } as unknown as TestPortal, await tokenOf(loginId))
    const all: Answers = { ...eduAllowanceAnswers, ...freshStudent(), ...changes }
    const { applicationNo } = await requestAs(loginId, 'POST', '/applications', { service: 'edu-allowance', setupId })
    await applicant.verify(applicationNo, 'studentCheck', applicant.stepAnswers('student', all))
    await applicant.verify(applicationNo, 'worker.check', applicant.stepAnswers('student', all))
    await applicant.save(applicationNo, 'education', applicant.stepAnswers('education', all))
    const page = async (field: string) => [await applicant.upload(applicationNo, field, await pageOf(field))]
    const bank = { ...(all.bank as Answers), chequeCopy: await page('bank.chequeCopy') }
    await applicant.save(applicationNo, 'address', { ...applicant.stepAnswers('address', all), bank })
    const documents: Answers = {}
    for (const { id } of eduAllowance.steps.find((step) => step.id === 'documents')?.fields ?? [])
      if (all[id]) documents[id] = await page(id)
    await applicant.save(applicationNo, 'documents', documents)
    await applicant.save(applicationNo, 'preview', { declarationAccepted: true })
    return applicationNo as string
  }
  const createSubmitted = async (loginId: string, setupId: number, changes: Answers = {}): Promise<string> => {
    const applicationNo = await createFilledDraft(loginId, setupId, changes)
    const sent = await createTestApplicant({ request } as unknown as TestPortal, await tokenOf(loginId)).submit(
      applicationNo,
    )
    if (sent.code !== 200) throw new Error(`not submitted: ${JSON.stringify(sent.body)}`)
    return applicationNo
  }

  const move = async (loginId: string, applicationNo: string, action: string, reply: Answers) => {
    const { revision } = await requestAs(loginId, 'GET', `/applications/${applicationNo}`)
    return await requestAs(loginId, 'POST', `/applications/${applicationNo}/actions/${action}`, { reply, revision })
  }
  /** Reviews an application as an officer does on its page: every required document, every doubt, the check-list. */
  const review = async (loginId: string, applicationNo: string, checkList: Answers) => {
    const token = await tokenOf(loginId)
    const officer = createTestApplicant({ request } as unknown as TestPortal, token)
    const { review: required, crossChecks, revision } = await officer.get(applicationNo)
    for (const id of required.required as string[])
      await fetch(`${baseURL}/api/v1/applications/${applicationNo}/documents/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    for (const { code, level } of crossChecks as { code: string; level: string }[])
      if (level !== 'green')
        await requestAs(loginId, 'POST', `/applications/${applicationNo}/cross-checks/${code}/reason`, {
          reason: 'Compared by hand, and in order.',
          revision,
        })
    await requestAs(loginId, 'PUT', `/applications/${applicationNo}/check-list`, { answers: checkList, revision })
  }
  /** Corrects the requested answers and resubmits. */
  const correctAndResubmit = async (loginId: string, applicationNo: string, step: string, changes: Answers) => {
    const applicant = createTestApplicant({ request } as unknown as TestPortal, await tokenOf(loginId))
    const { answers } = await applicant.get(applicationNo)
    await applicant.save(applicationNo, step, { ...applicant.stepAnswers(step, answers as Answers), ...changes })
    const sent = await applicant.submit(applicationNo)
    if (sent.code !== 200) throw new Error(`not resubmitted: ${JSON.stringify(sent.body)}`)
  }
  return {
    ask: request,
    tokenOf,
    as: requestAs,
    writeCircular: createCircular,
    openCircular,
    closeCircular,
    filled: createFilledDraft,
    submitted: createSubmitted,
    move,
    review,
    corrected: correctAndResubmit,
  }
}

export const eligibleReply: Answers = {
  checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
  initialApproveStatus: '1',
  recommendedAmount: '27500',
}

const pageOf = (field: string) =>
  field === 'photo' ? picture(300, 300) : field === 'signature' ? picture(300, 80) : picture()
