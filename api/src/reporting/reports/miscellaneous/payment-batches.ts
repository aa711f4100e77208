import { getOwn } from '@wewb/domain/collections/get-own'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits } from '@wewb/domain/language/digits'
import { returnCodes } from '@wewb/domain/payments/return-codes'
import type { InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { joinBilingual } from '#reporting/reports/report-names.ts'
import { listPaymentBatches } from './payment-queries.ts'

/** M07: sums the payments of each batch: paid, returned and open make up its total. Cancelled batches are excluded. */
export const paymentBatches: InMemoryReport = {
  async list(context) {
    const rows = await listPaymentBatches(context)
    return rows.map(({ no, made_on, reasons, ...figures }) => ({
      cells: { batch: no, madeOn: made_on, ...figures, reasons: reasons && reasonsIn(reasons) },
      links: { batch: `/payment-batch?${new URLSearchParams({ batch: no })}` },
    }))
  },
}

/** Formats reasons as “R02 (3): The account is closed”, most frequent first. */
const reasonsIn = (reasons: Record<string, number>): Bilingual =>
  joinBilingual(
    Object.entries(reasons)
      .toSorted(([, a], [, b]) => b - a)
      .map(([code, n]) => {
        const [said, count] = [getOwn(returnCodes, code)?.reason, bilingualDigits(n)]
        return {
          bn: `${code} (${count.bn})${said ? `: ${said.bn}` : ''}`,
          en: `${code} (${count.en})${said ? `: ${said.en}` : ''}`,
        }
      }),
    ' ',
  )
