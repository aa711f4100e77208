import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { kindOf, childFieldsOf, type Field } from '#engine/fields/field.ts'

/** A field of a definition. `home` is the path prefix (`nominee.`), without row numbers. */
export type FieldEntry = { path: string; parentPath: string; field: Field }

export const flattenFields = (fields: readonly Field[], home = ''): FieldEntry[] =>
  fields.flatMap((field) => {
    const path = home + field.id
    return [{ path, parentPath: home, field }, ...flattenFields(childFieldsOf(field), `${path}.`)]
  })

export const flattenDefinition = ({ steps }: Pick<ServiceDefinition, 'steps'>): FieldEntry[] =>
  steps.flatMap(({ fields }) => flattenFields(fields))

/** Paths that a condition may refer to: fields, and the properties of a verification. */
export const referenceablePaths = (fields: readonly FieldEntry[]): string[] =>
  fields.flatMap(({ path, field }) => [path, ...(kindOf(field).facets ?? []).map((facet) => `${path}.${facet}`)])

/** Resolves the name in a condition under `home` to the nearest field of that name, looking outwards. */
export function resolveFieldName(name: string, home: string, paths: ReadonlySet<string>): string[] {
  const homes = home.split('.').map((_, index, parts) =>
    parts
      .slice(0, parts.length - 1 - index)
      .map((part) => `${part}.`)
      .join(''),
  )
  return [...new Set([...homes, ''])].map((prefix) => prefix + name).filter((path) => paths.has(path))
}
