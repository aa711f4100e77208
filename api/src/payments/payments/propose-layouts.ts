import type { InputOf } from '@wewb/domain/http/contract'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type {
  decideLayouts as decideLayoutsEndpoint,
  proposeLayouts as proposeLayoutsEndpoint,
} from '@wewb/domain/payments/payment-layout-contracts'
import type { BankFileLayout, BankReturnLayout } from '@wewb/domain/payments/bank-file-layout'
import { validateLayouts } from '@wewb/domain/payments/validate-layouts'
import type { Actor, Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { mayAuthorise } from './authorisation-rules.ts'
import { checkReason } from './check-reason.ts'
import {
  findOpenProposal,
  insertLayoutProposal,
  lockLayouts,
  updateLayoutProposal,
  upsertLayouts,
} from './layout-queries.ts'
import { readLayouts } from './layouts.ts'
import { loadPersonKeys, type PersonKeys } from './person-keys.ts'

const refusals = {
  WAITING: {
    bn: 'আরেকটি বদল নিশ্চিত হওয়ার অপেক্ষায় আছে। আগে সেটির সিদ্ধান্ত দিন।',
    en: 'Another change waits for a second person. Decide that one first.',
  },
  OWN_PROPOSAL: {
    bn: 'প্রস্তাবটি আপনার, তাই আপনি নিশ্চিত করতে পারবেন না। হিসাব শাখার আরেকজন বা পরিচালক করবেন।',
    en: 'The proposal is yours, so you cannot confirm it. A colleague of accounts or the director does.',
  },
} satisfies Record<string, Bilingual>

const refuse = (path: string, message: Bilingual) =>
  throwProblem('MOVE_NOT_OPEN', { issues: [{ path, code: 'rule', message }] })

export async function getLayouts({ db, actor, secrets }: Pick<Context, 'actor' | 'db' | 'secrets'>) {
  const { changedAt, ...layouts } = await readLayouts(db)
  const waiting = await findOpenProposal(db)
  return {
    ...layouts,
    changedAt: changedAt?.toISOString() ?? null,
    mayEditYn: yesNo(actor.permissions.has('payment-batch:edit')),
    proposal: waiting
      ? {
          proposalId: waiting.id,
          file: waiting.file,
          returns: waiting.returns,
          reason: waiting.reason,
          proposedBy: { name: waiting.full_name, nameBng: waiting.full_name_bng },
          proposedAt: waiting.proposed_at.toISOString(),
          may: whatMay(actor, await loadPersonKeys(db, secrets, actor.id), waiting.proposed_by),
        }
      : null,
  }
}

const whatMay = (actor: Actor, { samePersonIds }: PersonKeys, proposedBy: number) =>
  samePersonIds.includes(proposedBy)
    ? ('withdraw' as const)
    : mayAuthorise(actor)
      ? ('decide' as const)
      : ('nothing' as const)

export async function proposeLayouts(context: Context, input: InputOf<typeof proposeLayoutsEndpoint>) {
  const { db, actor, now } = context
  const { file, returns, revision } = input
  const reason = input.reason.trim()
  assertNoIssues([...validateLayouts(file, returns), ...checkReason('reason', reason)])
  await db.transaction().execute(async (tx) => {
    await lockLayouts(tx)
    const before = await readLayouts(tx)
    if (before.revision !== revision) throwProblem('VERSION_CONFLICT', { data: { revision: before.revision } })
    if (await findOpenProposal(tx)) refuse('file', refusals.WAITING)
    await insertLayoutProposal(tx, {
      file: JSON.stringify(file),
      returns: JSON.stringify(returns),
      base_revision: revision,
      reason,
      proposed_by: actor.id,
      proposed_at: now(),
    })
    await recordAuditEntry(tx, actor, 'payment.layout-proposed', 'payment-layout', {
      before: describeLayouts(before),
      after: describeLayouts({ file, returns }),
      reason,
    })
  })
  return await getLayouts(context)
}

/** The second person confirms or declines. Batches that are made keep the layout that they have. */
export async function decideLayouts(context: Context, input: InputOf<typeof decideLayoutsEndpoint>) {
  const { db, actor, now, secrets } = context
  if (!mayAuthorise(actor) && !actor.permissions.has('payment-batch:edit')) return throwProblem('NO_PERMISSION')
  const isConfirmed = input.decision === 'CONFIRMED'
  const note = input.note.trim()
  await db.transaction().execute(async (tx) => {
    await lockLayouts(tx)
    const proposal = (await findOpenProposal(tx)) ?? throwProblem('NOT_FOUND')
    if (proposal.id !== input.proposalId) throwProblem('NOT_FOUND')
    const may = whatMay(actor, await loadPersonKeys(tx, secrets, actor.id), proposal.proposed_by)
    if (may === 'nothing') throwProblem('NO_PERMISSION')
    if (may === 'withdraw' && isConfirmed) refuse('decision', refusals.OWN_PROPOSAL)
    assertNoIssues(checkReason('note', note))
    const before = await readLayouts(tx)
    if (isConfirmed && before.revision !== proposal.base_revision)
      throwProblem('VERSION_CONFLICT', { data: { revision: before.revision } })
    const { file, returns, proposed_by } = proposal
    await updateLayoutProposal(tx, proposal.id, {
      decision: input.decision,
      note,
      decided_by: actor.id,
      decided_at: now(),
    })
    if (isConfirmed)
      await upsertLayouts(
        tx,
        {
          file: JSON.stringify(file),
          returns: JSON.stringify(returns),
          changed_at: now(),
          changed_by: proposed_by,
        },
        before.revision,
      )
    const event = isConfirmed ? 'payment.layout-changed' : 'payment.layout-declined'
    await recordAuditEntry(tx, actor, event, 'payment-layout', {
      before: describeLayouts(before),
      after: describeLayouts({ file, returns }),
      proposedBy: proposed_by,
      note,
    })
  })
  return await getLayouts(context)
}

/** Names the value behind each heading, so that the audit log shows two headings that changed places. */
const describeLayouts = ({ file, returns }: { file: BankFileLayout; returns: BankReturnLayout }) => ({
  columns: file.columns.filter(({ on }) => on).map(({ heading, source }) => `${heading} = ${source}`),
  format: [file.separator, file.dateFormat, file.headings ? 'headings' : 'no headings'],
  returnColumns: returns.columns.map(({ heading, source }) => `${heading} = ${source}`),
  returnFormat: [returns.dateFormat],
  paidWords: returns.paidWords,
  failedWords: returns.failedWords,
})
