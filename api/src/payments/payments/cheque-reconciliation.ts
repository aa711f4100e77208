import type { InputOf } from '@wewb/domain/http/contract'
import type {
  listCheques as listChequesEndpoint,
  reconcileCheques as reconcileChequesEndpoint,
} from '@wewb/domain/payments/cheque-contracts'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import { issue } from '@wewb/domain/engine/fields/issue'
import { formatDate, toDhakaDate, isIsoDate } from '@wewb/domain/language/dates'
import { interpolate, type Bilingual } from '@wewb/domain/language/bilingual'
import { bilingualDigits, toAsciiDigits } from '@wewb/domain/language/digits'
import type { Tx } from '#db/database.ts'
import type { Context } from '#server/context.ts'
import { pageOf, yesNo } from '#server/listing.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { findGivenLeaf, listChequePage, updateReconciliation } from './cheque-queries.ts'
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
      row.state === 'GIVEN' && row.reconciled_on === null && row.requested_at && row.void_id !== null
        ? {
            voidId: row.void_id,
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

const markedBefore: Bilingual = {
  bn: '{no} নম্বর চেকটি {date} তারিখে ভাঙানো হয়েছে বলে আগেই লেখা আছে। তারিখটি বদলানো যাবে না।',
  en: 'Cheque {no} is marked already as paid on {date}. The day cannot be changed.',
}

/** Marks all cheques or none. A mark stays: without it, a cheque that was paid could be declared void. */
export async function reconcileCheques(
  { db, actor, now }: Context,
  { cheques, reconciledOn }: InputOf<typeof reconcileChequesEndpoint>,
) {
  if (!isIsoDate(reconciledOn)) assertNoIssues([issue('reconciledOn', 'not-a-date')])
  if (reconciledOn > toDhakaDate(now())) assertNoIssues([issue('reconciledOn', 'in-the-future')])
  const changed = await db.transaction().execute(async (tx) => {
    let n = 0
    for (const { bookId, chequeNo } of cheques) {
      const no = Number(/^\d{1,12}$/.test(chequeNo) ? chequeNo : -1)
      const leaf = await updateReconciliation(tx, { bookId, no, reconciledOn, reconciledBy: actor.id })
      if (!leaf) {
        await assertMarkedOn(tx, { bookId, no, reconciledOn })
        continue
      }
      n += 1
      await recordAuditEntry(tx, actor, 'cheque.reconciled', `cheque:${bookId}-${leaf.no}`, { on: reconciledOn })
    }
    return n
  })
  return { changed }
}

type Mark = { bookId: number; no: number; reconciledOn: string }

/** A repeated request changes nothing. */
async function assertMarkedOn(tx: Tx, { bookId, no, reconciledOn }: Mark) {
  const leaf = (await findGivenLeaf(tx, bookId, no)) ?? throwProblem('NOT_FOUND')
  const day = leaf.reconciled_on
  if (day === null || day === reconciledOn) return
  const date = { bn: formatDate(day, 'bn'), en: formatDate(day, 'en') }
  const message = interpolate(markedBefore, { no: bilingualDigits(no), date })
  assertNoIssues([{ path: 'reconciledOn', code: 'rule', message }])
}
