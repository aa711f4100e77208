import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { membership } from '../../../domain/src/services/wewb-membership/definition.ts'
import { kamal } from '../../../domain/src/services/wewb-membership/example.ts'
import { applicantOf, bodyOf } from './applying.ts'
import { picture } from './pictures.ts'
import type { Reached, TestPortal } from './portal-under-test.ts'

const sizes: Record<string, [number, number]> = { photo: [300, 300], signature: [300, 80] }

/** For tests: a form for membership filled in over HTTP, not yet handed in. */
export async function fillMembership(portal: Reached, token: string, changes: Answers = {}): Promise<string> {
  const applicant = applicantOf(portal, token)
  const no = String(bodyOf(await applicant.send('POST', '/applications', { service: membership.id })).data['applicationNo'])
  const all: Answers = { ...kamal, ...changes }
  for (const step of membership.steps) {
    const answers: Answers = {}
    for (const { id, kind } of step.fields) {
      if (kind === 'file') {
        if (all[id]) answers[id] = [await applicant.upload(no, id, await picture(...(sizes[id] ?? [])))]
      } else answers[id] = all[id]
    }
    await applicant.save(no, step.id, JSON.parse(JSON.stringify(answers)) as Answers)
  }
  return no
}

/** Handed in, seen and paid at the mission, approved at head office: the member's number. */
export async function join(portal: TestPortal, login: string, { changes = {}, memo = `M-${login}`, mission = 'mission.riyadh@demo.wewb', amount = '110' } = {}) {
  const token = await portal.tokenOf(login)
  const no = await fillMembership(portal, token, changes)
  const sent = await applicantOf(portal, token).submit(no)
  if (sent.code !== 200) throw new Error(`not submitted: ${JSON.stringify(sent.body)}`)
  await act(portal, mission, no, 'forward', { cashMemoNo: memo, receivedAmount: amount })
  await act(portal, 'ad.welfare@demo.wewb', no, 'approve', {})
  const { number } = await portal.db
    .selectFrom('member')
    .innerJoin('application', 'application.id', 'member.application_id')
    .select('member.number')
    .where('application.no', '=', no)
    .executeTakeFirstOrThrow()
  return { no, number, token }
} // prettier-ignore

/** A move that must go through. */
export async function act(portal: Reached, login: string, no: string, action: string, reply: Answers) {
  const answer = await tryAct(portal, login, no, action, reply)
  if (answer.code !== 200) throw new Error(`${action} refused: ${JSON.stringify(answer.body)}`)
  return bodyOf(answer).data
}

export async function tryAct(portal: Reached, login: string, no: string, action: string, reply: Answers) {
  const officer = applicantOf(portal, await portal.tokenOf(login))
  const file = await officer.get(no)
  return await officer.send('POST', `/applications/${no}/actions/${action}`, { reply, revision: file?.['revision'] ?? 1 })
}
