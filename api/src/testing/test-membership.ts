import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { membership } from '@wewb/domain/services/definitions/wewb-membership/definition'
import { membershipAnswers } from '@wewb/domain/services/definitions/wewb-membership/example'
import { createTestApplicant, bodyOf } from './test-applicant.ts'
import { picture } from './images.ts'
import type { PortalClient, TestPortal } from './test-portal.ts'

const sizes: Record<string, [number, number]> = { photo: [300, 300], signature: [300, 80] }

/** Fills in a membership application over HTTP without submitting it, for tests. */
export async function fillMembershipForm(portal: PortalClient, token: string, changes: Answers = {}): Promise<string> {
  const applicant = createTestApplicant(portal, token)
  const no = String(
    bodyOf(await applicant.send('POST', '/applications', { service: membership.id })).data['applicationNo'],
  )
  const all: Answers = { ...membershipAnswers, ...changes }
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

/** Submits, verifies, pays and approves a membership; returns its numbers and the token. */
export async function joinAsMember(
  portal: TestPortal,
  login: string,
  { changes = {}, memo = `M-${login}`, mission = 'mission.riyadh@demo.wewb', amount = '110' } = {},
) {
  const token = await portal.tokenOf(login)
  const no = await fillMembershipForm(portal, token, changes)
  const sent = await createTestApplicant(portal, token).submit(no)
  if (sent.code !== 200) throw new Error(`not submitted: ${JSON.stringify(sent.body)}`)
  await performAction(portal, mission, no, 'forward', { cashMemoNo: memo, receivedAmount: amount })
  await performAction(portal, 'ad.welfare@demo.wewb', no, 'approve', {})
  const { number } = await portal.db
    .selectFrom('member')
    .innerJoin('application', 'application.id', 'member.application_id')
    .select('member.number')
    .where('application.no', '=', no)
    .executeTakeFirstOrThrow()
  return { no, number, token }
}

/** Performs a move that must succeed. */
export async function performAction(portal: PortalClient, login: string, no: string, action: string, reply: Answers) {
  const answer = await tryAction(portal, login, no, action, reply)
  if (answer.code !== 200) throw new Error(`${action} rejected: ${JSON.stringify(answer.body)}`)
  return bodyOf(answer).data
}

export async function tryAction(portal: PortalClient, login: string, no: string, action: string, reply: Answers) {
  const officer = createTestApplicant(portal, await portal.tokenOf(login))
  const file = await officer.get(no)
  return await officer.send('POST', `/applications/${no}/actions/${action}`, {
    reply,
    revision: file?.['revision'] ?? 1,
  })
}
