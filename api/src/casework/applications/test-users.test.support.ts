import { exampleWorkerJahangir } from '@wewb/domain/services/definitions/example-people'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import type { TestPortal } from '#testing/test-portal.ts'

export const logins = {
  rahima: '01700000001',
  karim: '01700000002',
  salma: '01700000003',
  section: 'so.edu@demo.wewb',
  assistant: 'ad.welfare@demo.wewb',
  director: 'dir.welfare@demo.wewb',
  tangail: 'demo.tangail@demo.wewb',
  cumilla: 'demo.cumilla@demo.wewb',
  auditor: 'auditor@demo.wewb',
  callCentre: 'callcentre@demo.wewb',
}
export type TestUserName = keyof typeof logins
type Actor = ReturnType<typeof createTestApplicant>

/** A student of another education board and group than Rahima. */
export const otherStudent = {
  boardId: '4',
  rollNo: '234568',
  registrationNo: '2345678902',
  studentBrn: '20091234567890124',
  studentNameBn: 'তানভীর আলম',
  groupId: 'HUMANITIES',
  // The father on the board's result.
  worker: exampleWorkerJahangir,
}
export const replies = {
  section: {
    checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
    initialApproveStatus: '1',
    recommendedAmount: '27500',
  },
  assistant: { recommendedAmount: '27500' },
  director: { approvedAmount: '27500', sanctionMemoNo: '49.04-1' },
  sendBack: {
    fieldsToCorrect: ['bank.accountNumber'],
    note: 'Please write the account number again.',
    dueOn: '2099-01-01',
  },
}

/** Logs in everybody who attacks or makes mistakes. */
export async function loginTestUsers(portal: TestPortal) {
  const people = new Map<TestUserName, Actor>()
  for (const name of Object.keys(logins) as TestUserName[])
    people.set(name, createTestApplicant(portal, await portal.tokenOf(logins[name])))
  const as = (name: TestUserName) => people.get(name) as Actor
  const move = async (name: TestUserName, no: string, action: string, reply: object = {}) => {
    const revision = await as(name).revisionOf(no)
    return await as(name).send('POST', `/applications/${no}/actions/${action}`, { reply, revision })
  }
  /** Forwards from the section officer to the director's desk. */
  const bringToDirector = async (no: string) => {
    await move('section', no, 'forward', replies.section)
    await move('assistant', no, 'forward', replies.assistant)
  }
  return { as, move, bringToDirector }
}
export type TestUsers = Awaited<ReturnType<typeof loginTestUsers>>

/** Returns the outcome of each of several requests: `200`, or the code of the problem. */
export const outcomeCodes = (answers: { code: number; body: unknown }[]) =>
  answers.map((answer) => bodyOf(answer).code ?? String(answer.code))
