import type { SettlementMove } from '@wewb/domain/services/workflows/settlement-moves'
import { formatAmountBilingual } from '@wewb/domain/engine/fields/money'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { formatDigits } from '@wewb/domain/language/digits'
import { lockApplications, type Application } from '#casework/applications/application.ts'
import { executeMove } from '#casework/applications/execute-move.ts'
import { notifyApplicants } from '#casework/applications/notify-applicant.ts'
import type { Tx } from '#db/database.ts'
import { systemPerson } from '#identity/access/person.ts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { loadPayeeOutcomes, recordPayees, type PayeeOutcome } from './payee-outcomes.ts'
import { updateApplicationsInBatch } from './payment-queries.ts'
import { updateInstalmentsToPaid } from './return-queries.ts'
import { closeEnded } from './settle-returns.ts'
import { updateReturnedPaymentToPaid, type HeldPayment } from './settlement-queries.ts'

/**
 * A payment that the bank had returned counts as paid. The application then is where it would be if the bank had said
 * so at first, unless the same money arrived twice: the first payment then stays returned, and the Board asks it back.
 */
export async function applySettlementAsPaid(tx: Tx, context: Context, held: HeldPayment) {
  if (held.next_state === 'PAID') return
  await updateReturnedPaymentToPaid(tx, held)
  const ids = [held.application_id, ...(held.award_id === null ? [] : [held.award_id])]
  const applications = await lockApplications(tx, context.secrets, [...new Set(ids)])
  const application = applications.get(held.application_id) ?? throwProblem('NOT_FOUND')
  const outcomes = await loadPayeeOutcomes(tx, [held.application_id])
  const outcome = outcomes(held.application_id)
  const isCurrentPayee = held.replaced_at === null
  const move = isCurrentPayee ? findMove(application, outcome) : undefined
  if (move) {
    const evaluationContext = { facts: { today: toDhakaDate(context.now()) } }
    await executeMove(tx, context, {
      application,
      person: systemPerson,
      evaluationContext,
      move,
      reply: {},
      extraColumns: { in_batch: outcome.isInBatch },
    })
  } else await updateApplicationsInBatch(tx, [held.application_id])
  await notifyApplicants(tx, context.jobs, [
    {
      application,
      template: 'PAID',
      workflowState: {},
      placeholders: {
        amount: formatAmountBilingual(held.amount),
        bank: { bn: held.bank_name_bng, en: held.bank_name },
        last4: { bn: formatDigits(held.account_end, 'bn'), en: held.account_end },
      },
    },
  ])
  await recordPayees(tx, [held], { actor: context.actor, state: 'PAID', applications, outcomes })
  if (!isCurrentPayee || !outcome.isAllPaid) return
  await updateInstalmentsToPaid(tx, [held.id])
  const moved = await lockApplications(tx, context.secrets, [...new Set(ids)])
  await closeEnded(tx, context, [...moved.values()], [])
}

/** No move is due while another payee of the application was returned, or when the application has left accounts. */
function findMove({ workflowState: { state } }: Application, outcome: PayeeOutcome): SettlementMove | undefined {
  if (!['payment-queued', 'payment-failed', 'bank-corrected'].includes(state)) return undefined
  if (outcome.isAllPaid) return 'settle-paid'
  if (outcome.isReturned) return undefined
  if (outcome.isAllSent) return 'settle-sent'
  return state === 'payment-queued' ? undefined : 'settle-queued'
}
