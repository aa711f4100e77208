import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { flattenDefinition, type FieldEntry } from './field-paths.ts'

type Named = { path: string; label: Bilingual }
export type DefinitionDiff = { added: Named[]; removed: Named[]; changed: Named[] }

/** Differences shown to the applicant when a draft moves to a newer version of its form. */
export function diffDefinitions(before: ServiceDefinition, after: ServiceDefinition): DefinitionDiff {
  const [old, fresh] = [flattenDefinition(before), flattenDefinition(after)]
  const byPath = new Map(old.map((written) => [written.path, written]))
  const paths = new Set(fresh.map(({ path }) => path))
  return {
    added: fresh.filter(({ path }) => !byPath.has(path)).map(named),
    removed: old.filter(({ path }) => !paths.has(path)).map(named),
    changed: fresh
      .filter((written) => byPath.has(written.path) && !isSame(byPath.get(written.path), written))
      .map(named),
  }
}

const named = ({ path, field }: FieldEntry): Named => ({ path, label: field.label })
// Compares without child fields, which are compared on their own.
const isSame = (a: FieldEntry | undefined, b: FieldEntry) =>
  JSON.stringify({ ...a?.field, fields: 0 }) === JSON.stringify({ ...b.field, fields: 0 })
