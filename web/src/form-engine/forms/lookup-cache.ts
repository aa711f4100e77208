import { isBlank } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { VisibleField } from '@wewb/domain/engine/evaluation/visible-fields'
import type { LookupResolver } from '@wewb/domain/engine/fields/kind'
import { OTHER_OPTION, type LookupName } from '@wewb/domain/engine/fields/lookup-names'
import type { LookupEntry } from '#form-engine/fields/form-services.ts'

/** A part of a lookup list: the districts of one division. */
export type LookupRequest = { source: LookupName; parents: readonly string[] }

const keyOf = ({ source, parents }: LookupRequest) => JSON.stringify([source, ...parents])

/** The lookup entries fetched so far. Immutable, so that a change is detected by identity. */
export class LookupCache {
  private readonly entries: ReadonlyMap<string, LookupEntry>
  private readonly keys: ReadonlySet<string>
  /** Used by the engine to format and validate choices. */
  readonly lists: LookupResolver

  constructor(entries: ReadonlyMap<string, LookupEntry> = new Map(), keys: ReadonlySet<string> = new Set()) {
    this.entries = entries
    this.keys = keys
    this.lists = (source, value) => entries.get(`${source} ${value}`)
  }

  has(request: LookupRequest): boolean {
    return this.keys.has(keyOf(request))
  }

  add(request: LookupRequest, fetched: readonly LookupEntry[]): LookupCache {
    const named = fetched.map((entry) => {
      const key = `${request.source} ${entry.value}`
      // The list of all districts holds no divisions, so the parents of earlier requests stay cached.
      const within = [
        ...new Set([...(this.entries.get(key)?.within ?? []), ...request.parents, ...(entry.within ?? [])]),
      ]
      return [key, { ...entry, ...(within.length > 0 && { within }) }] as const
    })
    return new LookupCache(new Map([...this.entries, ...named]), new Set([...this.keys, keyOf(request)]))
  }
}

/** Lists the lookups that the answers refer to. */
export const listRequiredLookups = (visibleFields: readonly VisibleField[]): LookupRequest[] => {
  const answers = new Map(visibleFields.map(({ path, answer }) => [path, answer]))
  const requests = visibleFields.flatMap(({ field, path, answer }) => {
    if (!('source' in field) || isBlank(answer) || answer === OTHER_OPTION) return []
    const home = path.slice(0, path.length - field.id.length)
    const parents = (field.within ?? []).map((id) => answers.get(home + id) ?? answers.get(id))
    return parents.some(isBlank)
      ? []
      : [{ source: field.source, parents: parents.filter((parent) => parent !== OTHER_OPTION).map(String) }]
  })
  return [...new Map(requests.map((one) => [keyOf(one), one])).values()]
}
