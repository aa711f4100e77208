import { applicantOf, bodyOf } from '../testing/applying.ts'
import type { TestPortal } from '../testing/portal-under-test.ts'

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
export type Name = keyof typeof logins
type Actor = ReturnType<typeof applicantOf>

/** Another student than Rahima: of another board and group. */
export const otherStudent = {
  boardId: '4',
  rollNo: '234568',
  registrationNo: '2345678902',
  studentBrn: '20091234567890124',
  studentNameBn: 'তানভীর আলম',
  groupId: 'HUMANITIES',
}
export const replies = {
  section: {
    checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
    initialApproveStatus: '1',
    recommendedAmount: '27500',
  },
  assistant: { recommendedAmount: '27500' },
  director: { approvedAmount: '27500', sanctionMemoNo: '49.04-1' },
  sendBack: { fieldsToCorrect: ['bank.accountNumber'], note: 'Please write the account number again.', dueOn: '2099-01-01' },
}

/** Everybody who means harm or makes mistakes, logged in. */
export async function castOf(portal: TestPortal) {
  const people = new Map<Name, Actor>()
  for (const name of Object.keys(logins) as Name[]) people.set(name, applicantOf(portal, await portal.tokenOf(logins[name])))
  const as = (name: Name) => people.get(name) as Actor
  const move = async (name: Name, no: string, action: string, reply: object = {}) => {
    const { revision } = await as(name).get(no)
    return await as(name).send('POST', `/applications/${no}/actions/${action}`, { reply, revision })
  }
  /** From the section to the director's desk. */
  const bringToDirector = async (no: string) => {
    await move('section', no, 'forward', replies.section)
    await move('assistant', no, 'forward', replies.assistant)
  }
  return { as, move, bringToDirector }
}
export type Cast = Awaited<ReturnType<typeof castOf>>

/** How each of several calls ended: `200`, or the code of the refusal. */
export const endsOf = (answers: { code: number; body: unknown }[]) => answers.map((answer) => bodyOf(answer).code ?? String(answer.code))
