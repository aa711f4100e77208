import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { decryptAnswers } from '#casework/applications/decrypt-answers.ts'
import { sealAnswers } from '#casework/applications/save-step.ts'
import { assignRole } from '#identity/accounts/queries.ts'
import { bodyOf, createTestApplicant, submitApplicationAs } from '#testing/test-applicant.ts'
import type { TestPortal } from '#testing/test-portal.ts'
import { logInAll, logins, type ActAs } from './results.test.support.ts'

export type Action = 'SELECT' | 'DESELECT' | 'ADD' | 'REMOVE'

const checked = {
  checkList: ['identity', 'result', 'testimonial', 'age', 'duplicate', 'bank-name'],
  initialApproveStatus: '1',
  recommendedAmount: '27500',
}

/** A portal with a second director, who may also propose changes, and one eligible application to copy. */
export async function openMeritDesk(portal: TestPortal) {
  const as = await logInAll(portal)
  const second = createTestApplicant(portal, await secondDirector(portal))
  const act: ActAs = (name) => (name === 'director2' ? second : as(name))
  const original = await submitApplicationAs(portal, logins.rahima)
  const move = async (who: string, no: string, action: string, reply: object) =>
    act(who).send('POST', `/applications/${no}/actions/${action}`, { reply, revision: await revisionOf(portal, no) })
  await move('section', original, 'forward', checked)
  let copies = 0

  /** A closed circular of its own with so many eligible applications at the assistant's desk. */
  const circularWith = async (count: number): Promise<{ setupId: number; nos: string[] }> => {
    copies += 1
    const { id: _, ...circular } = await portal.db
      .selectFrom('setup')
      .innerJoin('application', 'application.setup_id', 'setup.id')
      .selectAll('setup')
      .where('application.no', '=', original)
      .executeTakeFirstOrThrow()
    const yesterday = addDays(toDhakaDate(new Date()), -1)
    const { id: setupId } = await portal.db
      .insertInto('setup')
      .values({
        ...circular,
        circular: JSON.stringify(circular.circular) as never,
        opens_on: addDays(yesterday, -9),
        closes_on: yesterday,
        title: `Copy ${copies}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const nos: string[] = []
    for (let index = 0; index < count; index += 1)
      nos.push(await copyOf(setupId, `EDU-2026-${900_000 + copies * 10 + index}`))
    return { setupId, nos }
  }

  /** Copies the application with its history, as if another student had sent it: a student gets one stipend a level. */
  const copyOf = async (setupId: number, no: string): Promise<string> => {
    const { id: _, ...row } = await portal.db
      .selectFrom('application')
      .selectAll()
      .where('no', '=', original)
      .executeTakeFirstOrThrow()
    const { id } = await portal.db
      .insertInto('application')
      .values({
        ...row,
        no,
        setup_id: setupId,
        ...sealAnswers(portal.secrets, eduAllowance, {
          ...decryptAnswers(portal.secrets, row),
          studentBrn: `20091234${no.slice(-6)}123`,
          rollNo: no.slice(-6),
          registrationNo: `1234${no.slice(-6)}`,
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const acts = await listActsOf(original)
    await portal.db
      .insertInto('application_act')
      .values(
        acts.map(({ id: _id, reply, outcome, ...act }) => ({
          ...act,
          application_id: id,
          reply: JSON.stringify(reply),
          outcome: JSON.stringify(outcome),
        })),
      )
      .execute()
    return no
  }
  const listActsOf = (no: string) =>
    portal.db
      .selectFrom('application_act')
      .innerJoin('application', 'application.id', 'application_act.application_id')
      .selectAll('application_act')
      .where('application.no', '=', no)
      .orderBy('application_act.id')
      .execute()

  const codeOf = (response: { code: number; body: unknown }) =>
    response.code === 200 ? 'OK' : String(bodyOf(response).code)
  const listOf = (setupId: number) =>
    portal.db.selectFrom('merit_list').selectAll().where('setup_id', '=', setupId).executeTakeFirst()
  return {
    as: act,
    move,
    codeOf,
    circularWith,
    listOf,
    propose: (setupId: number, seats: number) =>
      act('assistant').send('POST', `/setups/scholarship/${setupId}/merit-list`, { seats, proposeYn: 'Y' }),
    approve: async (setupId: number, body: object = {}, who = 'director') =>
      act(who).send('POST', `/setups/scholarship/${setupId}/merit-list/approve`, {
        sanctionMemoNo: `M-${setupId}`,
        version: (await listOf(setupId))?.version ?? 1,
        ...body,
      }),
    publish: async (setupId: number, body: object = {}, who = 'director') =>
      act(who).send('POST', `/results/${setupId}/publish`, { version: (await listOf(setupId))?.version ?? 1, ...body }),
    proposeChange: async (
      setupId: number,
      rows: Partial<Record<string, Action>>,
      who = 'assistant',
      body: object = {},
    ) =>
      act(who).send('POST', `/results/${setupId}/changes`, {
        version: (await listOf(setupId))?.version ?? 1,
        reason: 'The board corrected the marks of this student.',
        rows: Object.entries(rows).map(([applicationNo, action]) => ({ applicationNo, action })),
        ...body,
      }),
    approveChange: async (setupId: number, changeId: number, who = 'director') =>
      act(who).send('POST', `/results/${setupId}/changes/${changeId}/approve`, {
        version: (await listOf(setupId))?.version ?? 1,
      }),
    rejectChange: (setupId: number, changeId: number, who = 'director') =>
      act(who).send('POST', `/results/${setupId}/changes/${changeId}/reject`, { note: 'The marks were right.' }),
    statusOf: async (no: string) =>
      (await portal.db.selectFrom('application').select('status').where('no', '=', no).executeTakeFirstOrThrow())
        .status,
    templatesOf: async (no: string) =>
      (await portal.db.selectFrom('message').select('template').where('file_no', '=', no).orderBy('id').execute()).map(
        ({ template }) => template,
      ),
  }
}
export type MeritDesk = Awaited<ReturnType<typeof openMeritDesk>>

export const revisionOf = async (portal: TestPortal, no: string): Promise<number> =>
  (await portal.db.selectFrom('application').select('revision').where('no', '=', no).executeTakeFirstOrThrow()).revision

async function secondDirector(portal: TestPortal): Promise<string> {
  const {
    id: _,
    created_at: _at,
    ...model
  } = await portal.db
    .selectFrom('account')
    .selectAll()
    .where('login_id', '=', logins.director)
    .executeTakeFirstOrThrow()
  const login = 'dir.second@demo.wewb'
  await portal.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('account')
      .values({ ...model, login_id: login })
      .returning('id')
      .executeTakeFirstOrThrow()
    await assignRole(tx, id, 'DIRECTOR')
    await assignRole(tx, id, 'ASST_DIRECTOR')
  })
  return await portal.tokenOf(login)
}
