import { issue, type Issue } from '../../../domain/src/fields/issue.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { checklist } from '../../../domain/src/programmes/checklist.ts'
import type { Programme } from '../../../domain/src/programmes/programme.ts'
import type { Context } from '../platform/context.ts'
import { insist } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeProgramme } from './describe-programme.ts'
import { publishVersion } from './publish-version.ts'
import { draftOf, lockProgramme, subjectOf } from './repository.ts'

export type Asked = { programId: number; revision: number }

/** What is written becomes the next version: a service like every other, under a circular of its own. */
export async function publishProgramme(context: Context, { programId, revision }: Asked) {
  await context.db.transaction().execute(async (tx) => {
    const row = await lockProgramme(tx, programId, revision)
    const draft = draftOf(row)
    const by = { id: context.actor.id, at: context.now() }
    insist(holesIn(draft, dhakaDay(by.at)))
    const version = await publishVersion(tx, row, draft, by)
    await record(tx, context.actor, 'programme.published', subjectOf(programId), { title: draft.title.en, version })
  })
  return await describeProgramme(context, programId)
}

/** The checklist knows no clock: that nobody could apply any more, it cannot see. */
function holesIn(draft: Programme, today: string): Issue[] {
  const missing = checklist(draft).map((one) => ({ ...one, code: 'rule' as const }))
  return missing.length === 0 && draft.closesOn < today ? [issue('closesOn', 'in-the-past')] : missing
}
