import { getOwn } from '../../../domain/src/collections/get-own.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { districtOfStatistics, divisionOfStatistics } from '../../../domain/src/lookups/district-digits.ts'
import { listOfName } from '../../../domain/src/lookups/list-catalogue.ts'
import type { Entry } from './repository.ts'
import { plain } from './sheet-columns.ts'

/** Names that papers still use for what the gazette has renamed. */
const oldNames: { [name: string]: string } = {
  barisal: 'barishal', bogra: 'bogura', chittagong: 'chattogram', comilla: 'cumilla', jessore: 'jashore',
  nawabganj: 'chapainawabganj', jhalakathi: 'jhalokati', jhalokathi: 'jhalokati', dakshinsunamganj: 'shantiganj',
} // prettier-ignore

const sayUnknown = (typed: string): Bilingual => ({ bn: `“${typed}” তালিকায় পাওয়া যায়নি।`, en: `“${typed}” was not found in the list.` })
const sayMany = (typed: string): Bilingual => ({
  bn: `“${typed}” নামে একাধিক আছে। কোড লিখুন, অথবা এভাবে লিখুন: জেলা > উপজেলা।`,
  en: `There is more than one “${typed}”. Write its code, or write it like this: district > upazila.`,
})

/** The lists as they are, and as the file makes them row by row: found by code, or by name within what they belong to. */
export class KnownEntries {
  readonly #byCode = new Map<string, Map<string, Entry>>()
  readonly #byName = new Map<string, Map<string, Entry[]>>()
  /** How the file calls what the list has under another code. */
  readonly #aliases = new Map<string, string>()

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) this.add(entry)
  }

  add(entry: Entry) {
    inside(this.#byCode, entry.source, () => new Map()).set(entry.code, entry)
    const names = inside(this.#byName, entry.source, () => new Map<string, Entry[]>())
    for (const name of new Set([plain(entry.name), plain(entry.name_bng)])) inside(names, name, () => []).push(entry)
  }

  alias(list: string, code: string, entry: Entry) {
    if (code && code !== entry.code) this.#aliases.set(`${list} ${code}`, entry.code)
  }

  codes(list: string): Map<string, Entry> {
    return inside(this.#byCode, list, () => new Map())
  }

  at(list: string, code: string): Entry | undefined {
    return this.codes(list).get(code) ?? this.codes(list).get(this.#aliases.get(`${list} ${code}`) ?? '')
  }

  /** The entry of this name in the same place; undefined when there is none. */
  named(list: string, parents: readonly string[], ...names: string[]): Entry | undefined {
    const here = names.filter(Boolean).flatMap((name) => this.#named(list, name))
    return here.find((entry) => parents.every((parent, index) => entry.parents[index] === parent))
  }

  /** What an entry belongs to, by its code, its name in either language, or a path of names. */
  find(list: string, typed: string): { code: string } | { message: Bilingual } {
    const path = typed.split('>').map((part) => part.trim())
    const last = path.at(-1) ?? ''
    const code = toAsciiDigits(last)
    const direct = this.at(list, code) ?? this.at(list, ofStatistics(list, code) ?? '')
    if (direct) return { code: direct.code }
    const above = path.length > 1 ? this.#findAbove(list, path.slice(0, -1).join('>')) : undefined
    const found = this.#named(list, last).filter((entry) => above === undefined || entry.parents[0] === above)
    const codes = new Set(found.map((entry) => entry.code))
    const [only] = codes
    if (only === undefined) return { message: sayUnknown(typed) }
    return codes.size === 1 ? { code: only } : { message: sayMany(typed) }
  }

  #findAbove(list: string, typed: string): string {
    const [parent = ''] = listOfName(list)?.within ?? []
    const found = this.find(parent, typed)
    return 'code' in found ? found.code : ''
  }

  #named(list: string, name: string): Entry[] {
    const key = plain(name)
    const names = this.#byName.get(list)
    return names?.get(key) ?? names?.get(getOwn(oldNames, key) ?? '') ?? []
  }
}

/** Official files know areas by the codes of the Bureau of Statistics. */
const ofStatistics = (list: string, code: string) =>
  list === 'district' ? districtOfStatistics(code) : list === 'division' ? divisionOfStatistics(code) : undefined

function inside<V>(map: Map<string, V>, key: string, make: () => V): V {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}
