import type { Board } from '../board.ts'
import { awaitingBankDetails, batchesAtBank, batchesToAuthorise, paymentQueue, returnedByBank } from '../payment-tiles.ts'
import { paidByMonth } from '../trends.ts'

export const accounts: Board = {
  roles: ['ACCOUNTS'],
  tiles: [paymentQueue, batchesToAuthorise, batchesAtBank, returnedByBank, awaitingBankDetails],
  series: [paidByMonth],
}
