import type { ServiceDefinition } from '../definition/service-definition.ts'
import { kindOf, partsOf, type Field } from '../fields/field.ts'

/** A field as it is written: `home` is the path it lives under (`nominee.`), rows have no number here. */
export type Written = { path: string; home: string; field: Field }

export const writtenFields = (fields: readonly Field[], home = ''): Written[] =>
  fields.flatMap((field) => {
    const path = home + field.id
    return [{ path, home, field }, ...writtenFields(partsOf(field), `${path}.`)]
  })

export const fieldsOf = ({ steps }: Pick<ServiceDefinition, 'steps'>): Written[] => steps.flatMap(({ fields }) => writtenFields(fields))

/** Everything a condition may speak of: fields, and what is inside the answer of a verification. */
export const knownPaths = (fields: readonly Written[]): string[] =>
  fields.flatMap(({ path, field }) => [path, ...(kindOf(field).facets ?? []).map((facet) => `${path}.${facet}`)])

/** The field a condition means when it is written under `home`: the nearest of that name, looking outwards. */
export function resolve(name: string, home: string, paths: ReadonlySet<string>): string[] {
  const homes = home.split('.').map((_, index, parts) =>
    parts
      .slice(0, parts.length - 1 - index)
      .map((part) => `${part}.`)
      .join(''),
  )
  return [...new Set([...homes, ''])].map((prefix) => prefix + name).filter((path) => paths.has(path))
}
