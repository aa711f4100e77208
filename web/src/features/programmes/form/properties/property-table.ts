import type { ComponentType } from 'react'
import type { FieldKind, FieldOf } from '../../../../../../domain/src/fields/field.ts'
import { BlockAsks, NoTwice, SameAs, Source, TotalOf } from './block-properties.tsx'
import { Age, DayRange } from './day-properties.tsx'
import { InsideQuestions } from './inside-property.tsx'
import { Decimals, FileRules, Length, ParagraphLength, Range, Rows, Unit } from './limit-properties.tsx'
import { Display, Options } from './option-properties.tsx'
import { Pattern } from './pattern-property.tsx'
import type { PropertyProps } from './property.ts'
import { ExtraTexts, HeadingText, QuestionText, Required, Sensitive, StatementText } from './text-properties.tsx'
import { Format, ParagraphScript, Prefill, Script } from './writing-properties.tsx'

type Property<K extends FieldKind> = ComponentType<PropertyProps<FieldOf<K>>>

/** `texts` are read by people, `limits` judge the answer; the condition is every question's. */
type Properties<K extends FieldKind> = { texts: readonly Property<K>[]; limits: readonly Property<K>[] }

const asked = [QuestionText, ExtraTexts]
const block = [HeadingText, ExtraTexts]

/** What can be said of each kind of question. Leave one out and the compiler names it. */
export const propertyTable: { readonly [K in FieldKind]: Properties<K> } = {
  text: { texts: asked, limits: [Required, Format, Script, Length, Pattern, Prefill, Sensitive] },
  paragraph: { texts: asked, limits: [Required, ParagraphScript, ParagraphLength, Sensitive] },
  number: { texts: [...asked, Unit], limits: [Required, Range, Decimals] },
  money: { texts: asked, limits: [Required, Range] },
  date: { texts: asked, limits: [Required, DayRange, Age] },
  time: { texts: asked, limits: [Required] },
  'date-time': { texts: asked, limits: [Required, DayRange] },
  choice: { texts: asked, limits: [Required, Display, Options, Sensitive] },
  lookup: { texts: asked, limits: [Required, Source] },
  phone: { texts: asked, limits: [Required] },
  file: { texts: asked, limits: [Required, FileRules] },
  consent: { texts: [QuestionText, StatementText], limits: [] },
  // These two stand in no programme by themselves.
  verification: { texts: asked, limits: [] },
  questions: { texts: asked, limits: [] },
  total: { texts: asked, limits: [TotalOf, Range] },
  group: { texts: block, limits: [InsideQuestions] },
  block: { texts: block, limits: [Required, BlockAsks, SameAs] },
  list: { texts: block, limits: [Required, InsideQuestions, Rows, NoTwice] },
}
