import type { FieldKind, FieldOf } from '../../../domain/src/fields/field.ts'
import { BlockInput } from './block.tsx'
import { ChoiceInput } from './choice.tsx'
import { ConsentInput } from './consent.tsx'
import { DateTimeInput } from './date-time.tsx'
import { DayInput } from './date.tsx'
import { FileInput } from './file.tsx'
import { GroupInput } from './group.tsx'
import type { Input } from './input.ts'
import { ListInput } from './list.tsx'
import { LookupInput } from './lookup.tsx'
import { MoneyInput } from './money.tsx'
import { NumberInput } from './number.tsx'
import { ParagraphInput } from './paragraph.tsx'
import { PhoneInput } from './phone.tsx'
import { QuestionsInput } from './questions.tsx'
import { TextFieldInput } from './text.tsx'
import { TimeInput } from './time.tsx'
import { TotalInput } from './total.tsx'
import { VerificationInput } from './verification.tsx'

/** How every kind of field is asked. Leave one out and the compiler names it. */
export const inputs: { readonly [K in FieldKind]: Input<FieldOf<K>> } = {
  text: TextFieldInput,
  paragraph: ParagraphInput,
  number: NumberInput,
  money: MoneyInput,
  date: DayInput,
  time: TimeInput,
  'date-time': DateTimeInput,
  choice: ChoiceInput,
  lookup: LookupInput,
  phone: PhoneInput,
  file: FileInput,
  consent: ConsentInput,
  verification: VerificationInput,
  questions: QuestionsInput,
  total: TotalInput,
  group: GroupInput,
  block: BlockInput,
  list: ListInput,
}
