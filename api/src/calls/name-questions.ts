import type { Asked } from '../../../domain/src/engine/walk-asked.ts'
import { fill, type Bilingual } from '../../../domain/src/language/bilingual.ts'
import { digitsInBoth } from '../../../domain/src/language/digits.ts'

const joined = { bn: '{outer}, {inner}', en: '{outer}, {inner}' }
const numbered = { bn: '{label} {n}', en: '{label} {n}' }

/** What a question is called where it is said aloud without its surroundings: "Bank account, Account number". */
export function nameQuestions(asked: readonly Asked[]): Map<string, Bilingual> {
  const names = new Map<string, Bilingual>()
  // Outer comes before inner, so an outer name is there when its inner one is made.
  for (const { path, field } of asked) {
    const outer = outerName(path.slice(0, -field.id.length - 1), names)
    names.set(path, outer ? fill(joined, { outer, inner: field.label }) : field.label)
  }
  return names
}

function outerName(home: string, names: ReadonlyMap<string, Bilingual>): Bilingual | undefined {
  const [, list, row] = /^(.*)\.(\d+)$/.exec(home) ?? []
  const label = names.get(list ?? home)
  return label && row ? fill(numbered, { label, n: digitsInBoth(Number(row) + 1) }) : label
}
