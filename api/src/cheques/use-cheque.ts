import { sql } from 'kysely'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import type { Tx } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'

type Giving = { application: { id: number; no: string }; airport: string; chequeNo: string; amount: string | null; givenBy: number | null }

const notInBook: Bilingual = {
  bn: 'এই নম্বরের চেক এ বিমানবন্দরের কোনো চালু বইয়ে নেই।',
  en: 'No open book of this airport has a cheque with this number.',
}
const usedBefore: Bilingual = { bn: 'এই চেকটি আগে ব্যবহার হয়েছে।', en: 'This cheque has been used before.' }

/** A leaf of an open book of the airport, once. The file that comes back to the desk may name another; the first is then void. */
export async function useCheque(tx: Tx, { application, airport, chequeNo, amount, givenBy }: Giving) {
  const no = Number(toAsciiDigits(chequeNo).replace(/\s/g, ''))
  const refuseAt = (message: Bilingual) => refuse('ANSWERS_INVALID', { issues: [{ path: 'chequeNo', code: 'rule', message }] })
  const book = Number.isSafeInteger(no) ? await findBook(tx, airport, no) : undefined
  if (!book) return refuseAt(notInBook)
  await tx
    .updateTable('cheque_leaf')
    .set({ state: 'VOID' })
    .where('application_id', '=', application.id)
    .where('state', '=', 'GIVEN')
    .where((eb) => eb.or([eb('book_id', '!=', book.id), eb('no', '!=', no)]))
    .execute()
  const given = await tx
    .insertInto('cheque_leaf')
    .values({ book_id: book.id, no, application_id: application.id, amount, state: 'GIVEN', by_id: givenBy })
    // Its own cheque again is no second one.
    .onConflict((conflict) =>
      conflict
        .columns(['book_id', 'no'])
        .doUpdateSet({ at: sql`now()` })
        .where('cheque_leaf.application_id', '=', application.id)
        .where('cheque_leaf.state', '=', 'GIVEN'),
    )
    .returning('no')
    .executeTakeFirst()
  if (!given) return refuseAt(usedBefore)
  await record(tx, { id: givenBy ?? 0 }, 'cheque.given', `application:${application.no}`, { airport, no })
  return { chequeNo: String(no) }
}

const findBook = (tx: Tx, airport: string, no: number) =>
  tx
    .selectFrom('cheque_book')
    .select('id')
    .where('airport', '=', airport)
    .where('closed_at', 'is', null)
    .where('first_no', '<=', no)
    .where('last_no', '>=', no)
    .executeTakeFirst()
