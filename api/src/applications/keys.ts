import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import { keysOf } from '../../../domain/src/engine/keys-of.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { Key } from './repository.ts'

/** What tells that two files are about the same person, paper or account. A name alone never does. */
const identifying = ['nid', 'relatedNid', 'brn', 'passport', 'account', 'transaction', 'card', 'mobile'] as const
export const duplicateKinds: ReadonlySet<string> = new Set(['nid', 'brn', 'passport', 'account', 'exam'])

/** What tells one student from another; a guardian's papers do not. */
export const studentKinds: ReadonlySet<string> = new Set(['nid', 'brn', 'exam'])

export const digestOf = (secrets: Secrets, kind: string, value: string): Buffer => secrets.blindIndex(kind, value)

/** The digests by which a file is found. An examination is known by board, year and roll together; a name by each of its words. */
export function digestsOf(secrets: Secrets, definition: ServiceDefinition, kept: Answers, year: unknown): Key[] {
  const keys = keysOf(definition, kept)
  const found = identifying.flatMap((kind) => (keys[kind] ?? []).map((value) => ({ kind: kind as string, value: spelled(kind, value) })))
  const [roll, board = ''] = [keys.roll?.[0], keys.board?.[0]]
  const exam = roll ? [{ kind: 'exam', value: `${board}:${String(year)}:${roll}` }] : []
  const words = wordsOf([...(keys.name ?? []), ...(keys.nameBn ?? [])].join(' ')).map((value) => ({ kind: 'word', value }))
  return [...found, ...exam, ...words].map(({ kind, value }) => ({ kind, digest: digestOf(secrets, kind, value) }))
}

/** The number of a card is the same with or without its dashes. */
const spelled = (kind: string, value: string) => (kind === 'card' ? value.replace(/[\s-]/g, '').toUpperCase() : value)

export const wordsOf = (name: string): string[] => [
  ...new Set(
    name
      .normalize('NFC')
      .toLowerCase()
      .split(/[\s.,-]+/)
      .filter((word) => word.length > 1),
  ),
]
