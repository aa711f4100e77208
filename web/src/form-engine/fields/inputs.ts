import type { FieldKind, FieldOf } from '@wewb/domain/engine/fields/field'
import { BlockInput } from './block.tsx'
import { ChoiceInput } from './choice.tsx'
import { ConsentInput } from './consent.tsx'
import { DateTimeInput } from './date-time.tsx'
import { DateFieldInput } from './date.tsx'
import { FileInput } from './file.tsx'
import type { FieldInputComponent } from './input-props.ts'
import { ListInput } from './list.tsx'
import { LookupInput } from './lookup.tsx'
import { MoneyInput } from './money.tsx'
import { GroupInput } from './nested-fields.tsx'
import { NumberInput } from './number.tsx'
import { ParagraphInput } from './paragraph.tsx'
import { PhoneInput } from './phone.tsx'
import { QuestionsInput } from './questions.tsx'
import { TextFieldInput } from './text.tsx'
import { TimeInput } from './time.tsx'
import { TotalInput } from './total.tsx'
import { VerificationInput } from './verification.tsx'

/** Input component of every field kind. The compiler reports a missing one. */
export const fieldInputs: { readonly [K in FieldKind]: FieldInputComponent<FieldOf<K>> } = {
  text: TextFieldInput,
  paragraph: ParagraphInput,
  number: NumberInput,
  money: MoneyInput,
  date: DateFieldInput,
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
