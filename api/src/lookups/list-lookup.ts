import type { AnswerOf, InputOf } from '../../../domain/src/contracts/contract.ts'
import type { getLookup } from '../../../domain/src/contracts/lookups.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { listNames } from './board-lists.ts'
import { listEntries } from './repository.ts'

/** Lists that other capabilities keep in tables of their own: `{ office: listOffices }`. */
export type MoreListings = {
  readonly [name: string]: (db: Database, parents: string[], locale: Locale) => Promise<AnswerOf<typeof getLookup>>
}

/** domain/5-calls.md calls these lists by shorter names. */
const aliases: Record<string, string> = { branch: 'bank-branch', board: 'education-board', disease: 'disease-type' }
const names: ReadonlySet<string> = new Set(listNames)

export const listLookup =
  (more: MoreListings) =>
  async ({ db, locale }: Context, { name, parentId, parentId2 }: InputOf<typeof getLookup>): Promise<AnswerOf<typeof getLookup>> => {
    const source = Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name
    const parents = [parentId, parentId2].filter((parent) => parent !== undefined)
    const elsewhere = Object.hasOwn(more, source) ? more[source] : undefined
    if (elsewhere) return await elsewhere(db, parents, locale)
    if (!names.has(source)) refuse('NOT_FOUND')
    const entries = await listEntries(db, source, parents, locale)
    return entries.map((entry) => ({
      id: entry.code,
      code: entry.code,
      name: entry.name,
      nameBng: entry.name_bng,
      parentId: entry.parents[0] ?? null,
    }))
  }
