import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { AnswerOf, InputOf } from '../../../domain/src/contracts/contract.ts'
import type { getLookup } from '../../../domain/src/contracts/lookups.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/problem.ts'
import { listNames } from './board-lists.ts'
import { listOfficesOf } from './offices.ts'
import { listEntries } from './repository.ts'

/** domain/5-calls.md calls these lists by shorter names. */
const aliases: Record<string, string> = { branch: 'bank-branch', board: 'education-board', disease: 'disease-type' }
export type Listing = AnswerOf<typeof getLookup>
const names: ReadonlySet<string> = new Set(listNames)

export async function listLookup(
  { readDb: db, locale }: Context,
  { name, parentId, parentId2 }: InputOf<typeof getLookup>,
): Promise<Listing> {
  const source = getOwn(aliases, name) ?? name
  const parents = [parentId, parentId2].filter((parent) => parent !== undefined)
  if (source === 'office') return await listOfficesOf(db, parents[0], locale)
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
