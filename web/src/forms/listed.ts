import { isBlank } from '../../../domain/src/conditions/holds.ts'
import type { Asked } from '../../../domain/src/engine/walk-asked.ts'
import type { Lists } from '../../../domain/src/fields/kind.ts'
import { other, type LookupName } from '../../../domain/src/fields/lookup-names.ts'
import type { Entry } from '../fields/form-services.ts'

/** Part of a list of the board: the districts of one division. */
export type Wanted = { source: LookupName; parents: readonly string[] }

const keyOf = ({ source, parents }: Wanted) => JSON.stringify([source, ...parents])

/** The entries of the board's lists that have been fetched so far. A value, so that whoever has an older one sees that it changed. */
export class Listed {
  private readonly entries: ReadonlyMap<string, Entry>
  private readonly keys: ReadonlySet<string>
  /** For the engine, which reads names and checks choices by it. */
  readonly lists: Lists

  constructor(entries: ReadonlyMap<string, Entry> = new Map(), keys: ReadonlySet<string> = new Set()) {
    this.entries = entries
    this.keys = keys
    this.lists = (source, value) => entries.get(`${source} ${value}`)
  }

  has(wanted: Wanted): boolean {
    return this.keys.has(keyOf(wanted))
  }

  with(wanted: Wanted, fetched: readonly Entry[]): Listed {
    const named = fetched.map((entry) => {
      const key = `${wanted.source} ${entry.value}`
      // The list of all districts says nothing of divisions; what the list of one division said before still holds.
      const within = [...new Set([...(this.entries.get(key)?.within ?? []), ...wanted.parents, ...(entry.within ?? [])])]
      return [key, { ...entry, ...(within.length > 0 && { within }) }] as const
    })
    return new Listed(new Map([...this.entries, ...named]), new Set([...this.keys, keyOf(wanted)]))
  }
}

/** The lists in which the answers stand. */
export const listsWanted = (asked: readonly Asked[]): Wanted[] => {
  const answers = new Map(asked.map(({ path, answer }) => [path, answer]))
  const wanted = asked.flatMap(({ field, path, answer }) => {
    if (!('source' in field) || isBlank(answer) || answer === other) return []
    const home = path.slice(0, path.length - field.id.length)
    const parents = (field.within ?? []).map((id) => answers.get(home + id) ?? answers.get(id))
    return parents.some(isBlank) ? [] : [{ source: field.source, parents: parents.filter((parent) => parent !== other).map(String) }]
  })
  return [...new Map(wanted.map((one) => [keyOf(one), one])).values()]
}
