import type { InputOf } from '@wewb/domain/http/contract'
import type {
  listCheques as listChequesEndpoint,
  reconcileCheques as reconcileChequesEndpoint,
} from '@wewb/domain/payments/cheque-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { issue } from '@wewb/domain/engine/fields/issue'
import { toDhakaDate, isIsoDate } from '@wewb/domain/language/dates'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import type { Context } from '#server/context.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { listChequePage, updateReconciliation } from './cheque-queries.ts'
import { toCountAndAmount } from './describe-payment.ts'

/** Lists every leaf that a desk gave or voided, and whether the bank has paid it. */
export async function listCheques({ db, actor }: Context, query: InputOf<typeof listChequesEndpoint>) {
  const { page = 1, size = DEFAULT_PAGE_SIZE, airport, reconciledYn, from, to, search } = query
  assertNoIssues(
    [from, to].flatMap((day, index) =>
      day === undefined || isIsoDate(day) ? [] : [issue(index === 0 ? 'from' : 'to', 'not-a-date')],
    ),
  )
  const { sums, rows } = await listChequePage(db, {
    airport,
    reconciledYn,
    from,
    to,
    search: toAsciiDigits(search?.trim() ?? ''),
    page,
    size,
  })
  const list = rows.map((row) => ({
    bookId: row.book_id,
    chequeNo: String(row.no),
    airport: row.airport,
    airportName: row.airport_name ?? row.airport,
    airportNameBng: row.airport_name_bng ?? row.airport,
    bank: row.bank,
    applicationNo: row.application_no,
    name: row.name,
    nameBng: row.name_bng,
    amount: row.amount,
    state: row.state,
    givenOn: row.given_on,
    givenBy: row.giver ? { name: row.giver, nameBng: row.giver_bng } : null,
    reconciledOn: row.reconciled_on,
    reconciledBy: row.checker ? { name: row.checker, nameBng: row.checker_bng } : null,
    voiding:
      row.state === 'GIVEN' && row.requested_at
        ? {
            reason: row.void_reason ?? '',
            requestedBy: { name: row.requester ?? '', nameBng: row.requester_bng },
            requestedAt: row.requested_at.toISOString(),
            byMeYn: yesNo(row.requested_by === actor.id),
          }
        : null,
    voidableYn: yesNo(row.state === 'GIVEN' && row.reconciled_on === null && !isApproved(row)),
  }))
  return {
    ...pageOf({ list, total: sums.total, page, size }),
    given: toCountAndAmount(sums.given, sums.givenAmount),
    reconciled: toCountAndAmount(sums.done, sums.doneAmount),
    open: toCountAndAmount(sums.open, sums.openAmount),
  }
}

const isApproved = ({ status }: { status: string }) => status === 'PAID' || status === 'CLOSED'

/** Marks all cheques or none; without a date it removes the mark. */
export async function reconcileCheques(
  { db, actor, now }: Context,
  { cheques, reconciledOn }: InputOf<typeof reconcileChequesEndpoint>,
) {
  if (reconciledOn !== null && !isIsoDate(reconciledOn)) assertNoIssues([issue('reconciledOn', 'not-a-date')])
  if (reconciledOn !== null && reconciledOn > toDhakaDate(now()))
    assertNoIssues([issue('reconciledOn', 'in-the-future')])
  const changed = await db.transaction().execute(async (tx) => {
    let n = 0
    for (const { bookId, chequeNo } of cheques) {
      const no = Number(/^\d{1,12}$/.test(chequeNo) ? chequeNo : -1)
      const reconciledBy = reconciledOn === null ? null : actor.id
      const leaf = await updateReconciliation(tx, { bookId, no, reconciledOn, reconciledBy })
      if (!leaf) return throwProblem('NOT_FOUND')
      n += 1
      await recordAuditEntry(tx, actor, 'cheque.reconciled', `cheque:${bookId}-${leaf.no}`, { on: reconciledOn })
    }
    return n
  })
  return { changed }
}
