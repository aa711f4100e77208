import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Database } from '../platform/database.ts'

export type Names = ReadonlyMap<string, Bilingual>

/** A list of the board by its codes, in the order in which it is read. */
export async function namesIn(db: Database, source: 'division' | 'district' | 'mission' | 'country' | 'airport'): Promise<Names> {
  const rows = await db
    .selectFrom('lookup')
    .select(['code', 'name', 'name_bng'])
    .where('source', '=', source)
    .orderBy('position')
    .orderBy('name')
    .execute()
  return new Map(rows.map(({ code, name, name_bng }) => [code, { bn: name_bng, en: name }]))
}

/** Withdrawn from the list or never on it: then its code has to do. */
export const nameOf = (names: Names, code: string): Bilingual => names.get(code) ?? { bn: code, en: code }
