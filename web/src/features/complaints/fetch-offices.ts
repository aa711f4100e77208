import { getLookup } from '../../../../domain/src/contracts/lookups.ts'
import { call } from '../../api-client/call.ts'
import type { Entry } from '../../fields/form-services.ts'

const asked = new Map<string, Promise<Entry[]>>()

/** The offices of a type, asked once; a list that did not come is asked again. */
export function fetchOffices(source: string, [parentId]: readonly string[]): Promise<Entry[]> {
  const key = `${source} ${parentId ?? ''}`
  const known = asked.get(key)
  if (known) return known
  const coming = call(getLookup, { params: { name: source }, query: parentId === undefined ? {} : { parentId }, isPatient: true }).then(
    ({ data }) => data.map(({ id, name, nameBng }) => ({ value: id, label: { bn: nameBng || name, en: name } })),
  )
  asked.set(key, coming)
  coming.catch(() => asked.delete(key))
  return coming
}
