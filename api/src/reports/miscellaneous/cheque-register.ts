import { sql } from 'kysely'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { showDateInTable } from '../../../../domain/src/language/dates.ts'
import { loadLists } from '../../lookups/load-lists.ts'
import type { Asked, ShortReport } from '../counting.ts'
import { toFile } from '../links.ts'
import { momentIn } from './days-of-moments.ts'

type Leaf = {
  airport: string
  bank: string
  first_no: number
  last_no: number
  no: number
  given_on: string
  receiver: string | null
  amount: string | null
  state: 'GIVEN' | 'VOID'
  reconciled_on: string | null
  application: string | null
}

const burial = 'fa-burial-cost'

/** M06: every leaf that was given or spoilt, the newest first. What is void is worth nothing. */
export const chequeRegister: ShortReport = {
  async list(asked) {
    const leaves = await listLeaves(asked)
    const lists = await loadLists(asked.db, [{ source: 'airport', values: [...new Set(leaves.map(({ airport }) => airport))] }])
    return leaves.map((leaf) => ({
      cells: {
        airport: lists('airport', leaf.airport)?.label ?? leaf.airport,
        book: `${leaf.bank} ${leaf.first_no}–${leaf.last_no}`,
        chequeNo: String(leaf.no),
        givenOn: leaf.given_on,
        receiver: leaf.receiver,
        amount: leaf.amount,
        reconciled: reconciledOf(leaf),
        application: leaf.application,
      },
      links: leaf.application ? { application: toFile(burial, leaf.application) } : {},
      service: burial,
    }))
  },
}

/** A leaf belongs to its book's airport, whatever its file says; no other office has cheques. */
async function listLeaves({ db, services, places, days }: Asked): Promise<Leaf[]> {
  if (!services.some(({ id }) => id === burial)) return []
  const placed = places.map(({ column, values }) =>
    column === 'airport' ? sql`and book.airport = any(${[...values]})` : sql`and ${sql.ref(`file.${column}`)} = any(${[...values]})`,
  )
  const { rows } = await sql<Leaf>`
    select book.airport, book.bank, book.first_no, book.last_no, leaf.no, report_day(leaf.at) as given_on,
      application.answers->>'receiverName' as receiver, case when leaf.state = 'GIVEN' then leaf.amount end as amount, leaf.state,
      leaf.reconciled_on, application.no as application
    from cheque_leaf leaf join cheque_book book on book.id = leaf.book_id
    left join application on application.id = leaf.application_id left join report_file file on file.application_id = leaf.application_id
    where ${momentIn('leaf.at', days)} ${sql.join(placed, sql` `)}
    order by leaf.at desc, leaf.book_id, leaf.no`.execute(db)
  return rows
}

function reconciledOf({ state, reconciled_on: day }: Leaf): Bilingual {
  if (state === 'VOID') return { bn: 'বাতিল পাতা', en: 'Void' }
  if (!day) return { bn: 'মেলানো হয়নি', en: 'Not yet' }
  return { bn: `মিলেছে, ${showDateInTable(day, 'bn')}`, en: `Yes, ${showDateInTable(day, 'en')}` }
}
