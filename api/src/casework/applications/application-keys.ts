import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { extractSearchKeys } from '@wewb/domain/engine/evaluation/search-keys'
import type { Secrets } from '#security/secrets.ts'
import type { ApplicationKey } from './queries.ts'

/** Keys that show that two applications are about the same person, document or account. A name alone does not. */
const identifying = ['nid', 'relatedNid', 'brn', 'passport', 'account', 'transaction', 'card', 'mobile'] as const
export const duplicateKeyKinds: ReadonlySet<string> = new Set(['nid', 'brn', 'passport', 'account', 'exam'])

/** Keys that identify a student; the documents of a guardian do not. */
export const studentKeyKinds: ReadonlySet<string> = new Set(['nid', 'brn', 'exam'])

export const digestOf = (secrets: Secrets, kind: string, value: string): Buffer => secrets.blindIndex(kind, value)

/**
 * Computes the search digests of an application. An examination is identified by board, year and roll together, a name
 * by each word.
 */
export function applicationKeysOf(
  secrets: Secrets,
  definition: ServiceDefinition,
  normalized: Answers,
  year: unknown,
): ApplicationKey[] {
  const keys = extractSearchKeys(definition, normalized)
  const found = identifying.flatMap((kind) =>
    (keys[kind] ?? []).map((value) => ({ kind: kind as string, value: spelled(kind, value) })),
  )
  const [roll, examBoard = ''] = [keys.roll?.[0], keys.board?.[0]]
  const exam = roll ? [{ kind: 'exam', value: `${examBoard}:${String(year)}:${roll}` }] : []
  const words = tokenizeName([...(keys.name ?? []), ...(keys.nameBn ?? [])].join(' ')).map((value) => ({
    kind: 'word',
    value,
  }))
  return [...found, ...exam, ...words].map(({ kind, value }) => ({ kind, digest: digestOf(secrets, kind, value) }))
}

/** Normalises a card number, which may be typed with or without dashes. */
const spelled = (kind: string, value: string) => (kind === 'card' ? value.replace(/[\s-]/g, '').toUpperCase() : value)

export const tokenizeName = (name: string): string[] => [
  ...new Set(
    name
      .normalize('NFC')
      .toLowerCase()
      .split(/[\s.,-]+/)
      .filter((word) => word.length > 1),
  ),
]
