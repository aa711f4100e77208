import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { defaultBankFileLayout, defaultBankReturnLayout } from '@wewb/domain/payments/bank-file-layout'

const tenDaysAgo = addDays(toDhakaDate(new Date()), -10)
const reason = 'A sentence of more than ten letters.'
const declined = { decision: 'DECLINED', note: reason }

/** Bodies of the requests of the payment screens. */
export const paymentBodies = {
  'POST /payments/held/:paymentId/settlement': () => ({
    outcome: 'PAID',
    letterNo: 'B',
    letterDate: tenDaysAgo,
    reason,
  }),
  'POST /payments/held/:paymentId/settlement/decision': () => ({ ...declined, proposalId: 1 }),
  'POST /payments/cheques/void': () => ({ bookId: 1, chequeNo: '1', reason }),
  'POST /payments/cheques/void/decision': () => ({ bookId: 1, chequeNo: '1', voidId: 1, ...declined }),
  'POST /payments/batches/:batchNo/authorise': () => ({
    adviceNo: 'PROOF',
    adviceDate: tenDaysAgo,
    contentSha256: '0'.repeat(64),
    revision: 9999,
  }),
  'POST /payments/batches/:batchNo/returns/waiting/decision': () => ({ ...declined, hash: '0'.repeat(64) }),
  'POST /payments/layouts/proposals': () => ({
    file: defaultBankFileLayout,
    returns: defaultBankReturnLayout,
    reason,
    revision: 9999,
  }),
  'POST /payments/layouts/proposals/:proposalId/decision': () => declined,
}
