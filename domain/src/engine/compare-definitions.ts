import type { ServiceDefinition } from '../definition/service-definition.ts'
import type { Bilingual } from '../language/bilingual.ts'
import { fieldsOf, type Written } from './definition-paths.ts'

type Named = { path: string; label: Bilingual }
export type Difference = { added: Named[]; removed: Named[]; changed: Named[] }

/** What a draft is told when it moves to a newer version of its form. */
export function compareDefinitions(before: ServiceDefinition, after: ServiceDefinition): Difference {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  const byPath = new Map(old.map((written) => [written.path, written]))
  const paths = new Set(fresh.map(({ path }) => path))
  return {
    added: fresh.filter(({ path }) => !byPath.has(path)).map(named),
    removed: old.filter(({ path }) => !paths.has(path)).map(named),
    changed: fresh.filter((written) => byPath.has(written.path) && !isSame(byPath.get(written.path), written)).map(named),
  }
}

const named = ({ path, field }: Written): Named => ({ path, label: field.label })
// The parts of a group are compared on their own.
const isSame = (a: Written | undefined, b: Written) =>
  JSON.stringify({ ...a?.field, fields: 0 }) === JSON.stringify({ ...b.field, fields: 0 })
