import { retentionCutoff, retentionKinds, retentionRules } from '@wewb/domain/administration/retention'
import type { listRetention as retentionList } from '@wewb/domain/administration/retention-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { readSettings } from '#administration/settings/queries.ts'
import type { Database } from '#db/database.ts'
import type { Context } from '#server/context.ts'
import { previewRetention } from './candidate-queries.ts'
import { listHolds, listRuns, type RunRow } from './queries.ts'

const yesNo = (isYes: boolean) => (isYes ? ('Y' as const) : ('N' as const))

export async function listRetention({ db, actor, now }: Context, { previewYn }: InputOf<typeof retentionList>) {
  const rules = []
  for (const kind of retentionKinds) {
    const { years, before } = await currentRule({ db, now }, kind)
    const isAsked = previewYn === 'Y' && years > 0
    // One after the other: a preview reads large tables.
    const found = isAsked ? await db.transaction().execute((tx) => previewRetention(tx, kind, before)) : null
    rules.push({ kind, years, preview: found && { before, ...found } })
  }
  return {
    rules,
    runs: (await listRuns(db)).map((run) => describeRun(run, actor.id)),
    holds: (await listHolds(db)).map((hold) => ({
      holdId: hold.id,
      no: hold.no,
      reason: hold.reason,
      placedBy: { name: hold.full_name, nameBng: hold.full_name_bng },
      placedAt: hold.placed_at.toISOString(),
      ownYn: yesNo(hold.placed_by === actor.id),
    })),
  }
}

/** The years of the rule today, 0 while it is off, and the day before which something must have ended. */
export async function currentRule(
  { db, now }: { db: Database; now: () => Date },
  kind: (typeof retentionKinds)[number],
): Promise<{ years: number; before: string }> {
  const years = (await readSettings(db)).number(retentionRules[kind].setting)
  return { years, before: retentionCutoff(toDhakaDate(now()), years) }
}

const describeRun = (run: RunRow, actorId: number) => ({
  runId: run.id,
  kind: run.kind,
  years: run.years,
  before: run.before,
  foreseen: run.foreseen,
  done: run.done,
  reason: run.reason,
  state: run.state,
  proposedBy: { name: run.proposer_name, nameBng: run.proposer_name_bng },
  proposedAt: run.proposed_at.toISOString(),
  ownYn: yesNo(run.proposed_by === actorId),
  decidedBy: run.decider_name === null ? null : { name: run.decider_name, nameBng: run.decider_name_bng },
  decision: run.decision,
  endedAt: run.ended_at?.toISOString() ?? null,
})
