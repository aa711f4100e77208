import type { VisibleField } from './visible-fields.ts'
import { interpolate, type Bilingual, type Locale } from '#language/bilingual.ts'
import { bilingualDigits } from '#language/digits.ts'

const joined = { bn: '{outer}, {inner}', en: '{outer}, {inner}' }
const numbered = { bn: '{label} {n}', en: '{label} {n}' }

/** Labels of fields outside their context: "Present address, District", "Child 2, Name". */
export function qualifiedLabels(visibleFields: readonly VisibleField[]): Map<string, Bilingual> {
  const labels = new Map<string, Bilingual>()
  // Outer fields come first, so the outer label exists when the inner one is built.
  for (const { path, field } of visibleFields) {
    const outer = outerLabel(path.slice(0, -field.id.length - 1), labels)
    labels.set(path, outer ? joinedTo(outer, field.label) : field.label)
  }
  return labels
}

/**
 * Avoids repetition such as "Nominee, Nominee's name". Labels of parts never contain a numbered row, so its number
 * stays.
 */
const joinedTo = (outer: Bilingual, inner: Bilingual): Bilingual => {
  const both = interpolate(joined, { outer, inner })
  const isIncluded = (locale: Locale) => inner[locale].toLowerCase().includes(outer[locale].toLowerCase())
  return { bn: isIncluded('bn') ? inner.bn : both.bn, en: isIncluded('en') ? inner.en : both.en }
}

function outerLabel(home: string, labels: ReadonlyMap<string, Bilingual>): Bilingual | undefined {
  const [, list, row] = /^(.*)\.(\d+)$/.exec(home) ?? []
  const label = labels.get(list ?? home)
  return label && row ? interpolate(numbered, { label, n: bilingualDigits(Number(row) + 1) }) : label
}
