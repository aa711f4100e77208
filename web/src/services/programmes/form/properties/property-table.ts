import type { ComponentType } from 'react'
import type { FieldKind, FieldOf } from '@wewb/domain/engine/fields/field'
import { BlockFieldList, NoTwice, SameAs, Source, TotalOf } from './block-properties.tsx'
import { Age, DateRange } from './date-properties.tsx'
import { NestedQuestions } from './nested-questions-property.tsx'
import { Decimals, FileRules, Length, ParagraphLength, Range, Rows, Unit } from './limit-properties.tsx'
import { Display, Options } from './option-properties.tsx'
import { Pattern } from './pattern-property.tsx'
import type { PropertyProps } from './property.ts'
import { ExtraTexts, HeadingText, QuestionText, Required, Sensitive, StatementText } from './text-properties.tsx'
import { Format, ParagraphScript, Prefill, Script } from './text-format-properties.tsx'

type Property<K extends FieldKind> = ComponentType<PropertyProps<FieldOf<K>>>

/** `texts` are shown to people, `limits` validate the answer; the condition applies to every question. */
type Properties<K extends FieldKind> = { texts: readonly Property<K>[]; limits: readonly Property<K>[] }

const questionTexts = [QuestionText, ExtraTexts]
const block = [HeadingText, ExtraTexts]

/** Properties of each field kind. The compiler reports a missing one. */
export const propertyTable: { readonly [K in FieldKind]: Properties<K> } = {
  text: { texts: questionTexts, limits: [Required, Format, Script, Length, Pattern, Prefill, Sensitive] },
  paragraph: { texts: questionTexts, limits: [Required, ParagraphScript, ParagraphLength, Sensitive] },
  number: { texts: [...questionTexts, Unit], limits: [Required, Range, Decimals] },
  money: { texts: questionTexts, limits: [Required, Range] },
  date: { texts: questionTexts, limits: [Required, DateRange, Age] },
  time: { texts: questionTexts, limits: [Required] },
  'date-time': { texts: questionTexts, limits: [Required, DateRange] },
  choice: { texts: questionTexts, limits: [Required, Display, Options, Sensitive] },
  lookup: { texts: questionTexts, limits: [Required, Source] },
  phone: { texts: questionTexts, limits: [Required] },
  file: { texts: questionTexts, limits: [Required, FileRules] },
  consent: { texts: [QuestionText, StatementText], limits: [] },
  // These two are never used alone in a programme.
  verification: { texts: questionTexts, limits: [] },
  questions: { texts: questionTexts, limits: [] },
  total: { texts: questionTexts, limits: [TotalOf, Range] },
  group: { texts: block, limits: [NestedQuestions] },
  block: { texts: block, limits: [Required, BlockFieldList, SameAs] },
  list: { texts: block, limits: [Required, NestedQuestions, Rows, NoTwice] },
}
