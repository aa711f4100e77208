import { getOwn } from '@wewb/domain/collections/get-own'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { districtOfBbsCode, divisionOfBbsCode } from '@wewb/domain/reference/district-codes'
import { findList } from '@wewb/domain/reference/list-catalogue'
import type { LookupEntry } from './queries.ts'
import { normalizeForMatching } from './sheet-columns.ts'

/** Former names of areas that documents still use. */
const oldNames: { [name: string]: string } = {
  barisal: 'barishal',
  bogra: 'bogura',
  chittagong: 'chattogram',
  comilla: 'cumilla',
  jessore: 'jashore',
  nawabganj: 'chapainawabganj',
  jhalakathi: 'jhalokati',
  jhalokathi: 'jhalokati',
  dakshinsunamganj: 'shantiganj',
}

const unknownEntryMessage = (typed: string): Bilingual => ({
  bn: `“${typed}” তালিকায় পাওয়া যায়নি।`,
  en: `“${typed}” was not found in the list.`,
})
const ambiguousEntryMessage = (typed: string): Bilingual => ({
  bn: `“${typed}” নামে একাধিক আছে। কোড লিখুন, অথবা এভাবে লিখুন: জেলা > উপজেলা।`,
  en: `There is more than one “${typed}”. Write its code, or write it like this: district > upazila.`,
})

/**
 * Index of the lists, updated with the rows of the import file: finds entries by code, or by name within their parents.
 */
export class EntryIndex {
  readonly #byCode = new Map<string, Map<string, LookupEntry>>()
  readonly #byName = new Map<string, Map<string, LookupEntry[]>>()
  /** Maps codes of the import file to the codes of the list. */
  readonly #aliases = new Map<string, string>()

  constructor(entries: readonly LookupEntry[]) {
    for (const entry of entries) this.add(entry)
  }

  add(entry: LookupEntry) {
    inside(this.#byCode, entry.source, () => new Map()).set(entry.code, entry)
    const names = inside(this.#byName, entry.source, () => new Map<string, LookupEntry[]>())
    for (const name of new Set([normalizeForMatching(entry.name), normalizeForMatching(entry.name_bng)]))
      inside(names, name, () => []).push(entry)
  }

  addAlias(list: string, code: string, entry: LookupEntry) {
    if (code && code !== entry.code) this.#aliases.set(`${list} ${code}`, entry.code)
  }

  codes(list: string): Map<string, LookupEntry> {
    return inside(this.#byCode, list, () => new Map())
  }

  findByCode(list: string, code: string): LookupEntry | undefined {
    return this.codes(list).get(code) ?? this.codes(list).get(this.#aliases.get(`${list} ${code}`) ?? '')
  }

  /** Finds the entry with this name and these parents. */
  findByName(list: string, parents: readonly string[], ...names: string[]): LookupEntry | undefined {
    const matches = names.filter(Boolean).flatMap((name) => this.#named(list, name))
    return matches.find((entry) => parents.every((parent, index) => entry.parents[index] === parent))
  }

  /** Finds a parent entry by its code, its name in either language, or a path of names. */
  resolve(list: string, typed: string): { code: string } | { message: Bilingual } {
    const path = typed.split('>').map((part) => part.trim())
    const last = path.at(-1) ?? ''
    const code = toAsciiDigits(last)
    const direct = this.findByCode(list, code) ?? this.findByCode(list, ofStatistics(list, code) ?? '')
    if (direct) return { code: direct.code }
    const above = path.length > 1 ? this.#findAbove(list, path.slice(0, -1).join('>')) : undefined
    const found = this.#named(list, last).filter((entry) => above === undefined || entry.parents[0] === above)
    const codes = new Set(found.map((entry) => entry.code))
    const [only] = codes
    if (only === undefined) return { message: unknownEntryMessage(typed) }
    return codes.size === 1 ? { code: only } : { message: ambiguousEntryMessage(typed) }
  }

  #findAbove(list: string, typed: string): string {
    const [parent = ''] = findList(list)?.within ?? []
    const found = this.resolve(parent, typed)
    return 'code' in found ? found.code : ''
  }

  #named(list: string, name: string): LookupEntry[] {
    const key = normalizeForMatching(name)
    const names = this.#byName.get(list)
    return names?.get(key) ?? names?.get(getOwn(oldNames, key) ?? '') ?? []
  }
}

/** Resolves the area codes of the Bureau of Statistics, which official files use. */
const ofStatistics = (list: string, code: string) =>
  list === 'district' ? districtOfBbsCode(code) : list === 'division' ? divisionOfBbsCode(code) : undefined

function inside<V>(map: Map<string, V>, key: string, make: () => V): V {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}
