import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { listCheques as listCall, reconcileCheques as reconcileCall } from '../../../domain/src/contracts/cheques.ts'
import { pageSize } from '../../../domain/src/contracts/shapes.ts'
import { issue } from '../../../domain/src/fields/issue.ts'
import { dhakaDay, isDay } from '../../../domain/src/language/dates.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Context } from '../platform/context.ts'
import { beginningWith, containing, pageOf } from '../platform/listing.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { sumOf } from './describe-payment.ts'

/** Every leaf that a desk gave or spoilt, and whether the bank has paid it. */
export async function listCheques({ db }: Context, asked: InputOf<typeof listCall>) {
  const { page = 1, size = pageSize, airport, reconciledYn, from, to, search } = asked
  insist([from, to].flatMap((day, index) => (day === undefined || isDay(day) ? [] : [issue(index === 0 ? 'from' : 'to', 'not-a-date')])))
  const typed = toAsciiDigits(search?.trim() ?? '')
  const givenOn = sql<string>`(cheque_leaf.at at time zone 'Asia/Dhaka')::date`
  const found = db
    .selectFrom('cheque_leaf')
    .innerJoin('cheque_book', 'cheque_book.id', 'cheque_leaf.book_id')
    .innerJoin('application', 'application.id', 'cheque_leaf.application_id')
    .$if(airport !== undefined, (query) => query.where('cheque_book.airport', '=', airport ?? ''))
    .$if(reconciledYn === 'Y', (query) => query.where('reconciled_on', 'is not', null))
    .$if(reconciledYn === 'N', (query) => query.where('reconciled_on', 'is', null).where('cheque_leaf.state', '=', 'GIVEN'))
    .$if(from !== undefined, (query) => query.where(givenOn, '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(givenOn, '<=', to ?? ''))
    .$if(typed !== '', (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`cheque_leaf.no::text like ${beginningWith(typed)}`,
          eb('application.no', 'ilike', beginningWith(typed)),
          eb('application.name', 'ilike', containing(typed)),
          eb('application.name_bng', 'like', containing(typed)),
        ]),
      ),
    )
  const amount = (when: ReturnType<typeof sql<boolean>>) => sql<string>`coalesce(sum(cheque_leaf.amount) filter (where ${when}), 0)::numeric(16, 2)::text`
  const count = (when: ReturnType<typeof sql<boolean>>) => sql<number>`count(*) filter (where ${when})`
  const given = sql<boolean>`cheque_leaf.state = 'GIVEN'`
  const [done, open] = [sql<boolean>`${given} and reconciled_on is not null`, sql<boolean>`${given} and reconciled_on is null`]
  const sums = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select([count(given).as('given'), amount(given).as('givenAmount'), count(done).as('done'), amount(done).as('doneAmount')])
    .select([count(open).as('open'), amount(open).as('openAmount')])
    .executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('lookup', (join) => join.onRef('lookup.code', '=', 'cheque_book.airport').on('lookup.source', '=', 'airport'))
    .leftJoin('account as giver', 'giver.id', 'cheque_leaf.by_id')
    .leftJoin('account as checker', 'checker.id', 'cheque_leaf.reconciled_by')
    .selectAll('cheque_leaf')
    .select(['cheque_book.airport', 'cheque_book.bank', 'lookup.name as airport_name', 'lookup.name_bng as airport_name_bng'])
    .select(['application.no as application_no', 'application.name', 'application.name_bng', givenOn.as('given_on')])
    .select(['giver.full_name as giver', 'giver.full_name_bng as giver_bng', 'checker.full_name as checker', 'checker.full_name_bng as checker_bng'])
    .orderBy('cheque_leaf.at', 'desc')
    .orderBy('cheque_leaf.no', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
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
  }))
  return {
    ...pageOf({ list, total: sums.total, page, size }),
    given: sumOf(sums.given, sums.givenAmount),
    reconciled: sumOf(sums.done, sums.doneAmount),
    open: sumOf(sums.open, sums.openAmount),
  }
} // prettier-ignore

/** All or none; without a day the mark is taken back. */
export async function reconcileCheques({ db, actor, now }: Context, { cheques, reconciledOn }: InputOf<typeof reconcileCall>) {
  if (reconciledOn !== null && !isDay(reconciledOn)) insist([issue('reconciledOn', 'not-a-date')])
  if (reconciledOn !== null && reconciledOn > dhakaDay(now())) insist([issue('reconciledOn', 'in-the-future')])
  const changed = await db.transaction().execute(async (tx) => {
    let n = 0
    for (const { bookId, chequeNo } of cheques) {
      const leaf = await tx
        .updateTable('cheque_leaf')
        .set({ reconciled_on: reconciledOn, reconciled_by: reconciledOn === null ? null : actor.id })
        .where('book_id', '=', bookId)
        .where('no', '=', Number(/^\d{1,12}$/.test(chequeNo) ? chequeNo : -1))
        .where('state', '=', 'GIVEN')
        .returning('no')
        .executeTakeFirst()
      if (!leaf) return refuse('NOT_FOUND')
      n += 1
      await record(tx, actor, 'cheque.reconciled', `cheque:${bookId}-${leaf.no}`, { on: reconciledOn })
    }
    return n
  })
  return { changed }
}
