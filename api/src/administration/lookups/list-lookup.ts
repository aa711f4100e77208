import { getOwn } from '@wewb/domain/collections/get-own'
import type { ResponseOf, InputOf } from '@wewb/domain/http/contract'
import type { getLookup } from '@wewb/domain/administration/lookup-contracts'
import type { Context } from '#server/context.ts'
import { throwProblem } from '#problems/problem.ts'
import { lookupListNames } from './lookup-seeds.ts'
import { listOfficeLookup } from '#administration/offices/office-lookups.ts'
import { listEntries } from './queries.ts'

/** Short aliases of these lists in requests. */
const aliases: Record<string, string> = { branch: 'bank-branch', board: 'education-board', disease: 'disease-type' }
export type LookupResponse = ResponseOf<typeof getLookup>
const names: ReadonlySet<string> = new Set(lookupListNames)

export async function listLookup(
  { readDb: db, locale }: Context,
  { name, parentId, parentId2 }: InputOf<typeof getLookup>,
): Promise<LookupResponse> {
  const source = getOwn(aliases, name) ?? name
  const parents = [parentId, parentId2].filter((parent) => parent !== undefined)
  if (source === 'office') return await listOfficeLookup(db, parents[0], locale)
  if (!names.has(source)) throwProblem('NOT_FOUND')
  const entries = await listEntries(db, source, parents, locale)
  return entries.map((entry) => ({
    id: entry.code,
    code: entry.code,
    name: entry.name,
    nameBng: entry.name_bng,
    parentId: entry.parents[0] ?? null,
  }))
}
