import type { Asked } from './walk-asked.ts'
import { fill, type Bilingual, type Locale } from '../language/bilingual.ts'
import { digitsInBoth } from '../language/digits.ts'

const joined = { bn: '{outer}, {inner}', en: '{outer}, {inner}' }
const numbered = { bn: '{label} {n}', en: '{label} {n}' }

/** What a question is called where it stands without its surroundings: "Present address, District", "Child 2, Name". */
export function labelsOf(asked: readonly Asked[]): Map<string, Bilingual> {
  const labels = new Map<string, Bilingual>()
  // Outer comes before inner, so an outer label is there when its inner one is made.
  for (const { path, field } of asked) {
    const outer = outerLabel(path.slice(0, -field.id.length - 1), labels)
    labels.set(path, outer ? joinedTo(outer, field.label) : field.label)
  }
  return labels
}

/** "Nominee, Nominee's name" would say it twice. A numbered row never is in its parts, so its number stays. */
const joinedTo = (outer: Bilingual, inner: Bilingual): Bilingual => {
  const both = fill(joined, { outer, inner })
  const isSaid = (locale: Locale) => inner[locale].toLowerCase().includes(outer[locale].toLowerCase())
  return { bn: isSaid('bn') ? inner.bn : both.bn, en: isSaid('en') ? inner.en : both.en }
}

function outerLabel(home: string, labels: ReadonlyMap<string, Bilingual>): Bilingual | undefined {
  const [, list, row] = /^(.*)\.(\d+)$/.exec(home) ?? []
  const label = labels.get(list ?? home)
  return label && row ? fill(numbered, { label, n: digitsInBoth(Number(row) + 1) }) : label
}
