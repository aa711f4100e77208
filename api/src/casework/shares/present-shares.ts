import type { Shares } from '@wewb/domain/casework/share-contracts'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import { isHolder } from '@wewb/domain/engine/evaluation/moves'
import type { Person } from '@wewb/domain/engine/evaluation/workflow-state'
import { childFieldsOf } from '@wewb/domain/engine/fields/field'
import { isKind } from '@wewb/domain/engine/fields/is-kind'
import { fromPoisha, toPoisha } from '@wewb/domain/engine/fields/money'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { allocateByWeights } from '@wewb/domain/payments/allocate-amount'
import { proposeShares } from '@wewb/domain/payments/faraid'
import type { Database } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import { yesNo } from '#server/listing.ts'
import type { Application } from '#casework/applications/application.ts'
import { isOwnChange, isUpToDate, statedHeirsOf } from './decided-shares.ts'
import { listShareDecisions } from './queries.ts'

type Presented = { db: Database; secrets: Secrets; application: Application; person: Person; facts: Facts }

/** The shares of the heirs as officers see them: stated, proposed, paid; null where no heirs are paid. */
export async function presentShares({ db, secrets, application, person, facts }: Presented): Promise<Shares | null> {
  const { heirs, rules } = proposeFor(application)
  if (heirs.length === 0) return null
  const decisions = await listShareDecisions(db, application.row.id)
  const current = decisions[0] && isUpToDate(secrets, decisions[0], application) ? decisions[0] : undefined
  const shares = heirs.map(({ stated }, index) => current?.shares[index] ?? stated)
  const amount = amountOf(application, facts)
  const amounts = amount === null ? [] : allocateByWeights(toPoisha(amount), shares)
  const isFrozen = application.workflowState.approvalStatus === 2
  return {
    heirs: heirs.map((heir, index) => ({
      ...heir,
      share: shares[index] ?? 0,
      amount: amount === null ? null : fromPoisha(amounts[index] ?? 0),
    })),
    rules,
    amount,
    decisions: decisions.map(({ version, basis, shares: decided, reason, full_name, full_name_bng, at }) => ({
      version,
      basis,
      shares: decided,
      reason,
      person: full_name,
      personBng: full_name_bng ?? full_name,
      at: at.toISOString(),
    })),
    outdatedYn: yesNo(decisions.length > 0 && !current && !isFrozen),
    ownChangeYn: yesNo(current !== undefined && !isFrozen && isOwnChange(decisions, person)),
    frozenYn: yesNo(isFrozen),
    mayDecideYn: yesNo(!isFrozen && isHolder(person, application.definition.workflow, application.workflowState)),
  }
}

/** The heirs with their relation in words, and the shares that the law of inheritance proposes for them. */
export function proposeFor(application: Pick<Application, 'definition' | 'answers'>) {
  const stated = statedHeirsOf(application)
  const proposal = proposeShares(stated)
  const names = relationNamesOf(application)
  const heirs = stated.map(({ relation, ...heir }, index) => ({
    ...heir,
    relation: names.get(relation) ?? { bn: relation, en: relation },
    proposed: proposal.shares?.[index] ?? null,
  }))
  return { heirs, rules: proposal.shares ? proposal.rules : [proposal.reason] }
}

function relationNamesOf({ definition }: Pick<Application, 'definition'>): Map<string, Bilingual> {
  const list = definition.steps.flatMap(({ fields }) => fields).find(({ id }) => id === definition.payees?.list)
  const relation = list && childFieldsOf(list).find(({ id }) => id === 'relation')
  const options = relation && isKind(relation, 'choice') ? relation.options : []
  return new Map(options.map(({ value, label }) => [value, label]))
}

/** The approved or recommended amount; before that, the one that the service fixes. */
function amountOf({ row, definition }: Application, facts: Facts): string | null {
  if (row.amount !== null) return row.amount
  const approval = definition.workflow.moves.find(({ to }) => to === 'approved')
  const isFixed = approval?.asks?.some((field) => isKind(field, 'money') && field.fixed === 'service.amount')
  const amount = isFixed ? facts['service.amount'] : undefined
  return typeof amount === 'string' || typeof amount === 'number' ? String(amount) : null
}
