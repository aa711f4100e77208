import { longest } from '../../../../domain/src/content/notice.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { toAsciiDigits } from '../../../../domain/src/language/digits.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { useProblems } from '../../ui/use-problems.ts'
import { MomentInput } from './moment-input.tsx'
import { RichTextArea } from './rich-text-area.tsx'
import { words } from './words.ts'

/** What notices and news are both written with. Times are on the clock of Dhaka, the order is as typed. */
export type Typed = {
  title: string
  titleBng: string
  details: string
  detailsBng: string
  publishFrom: string
  publishUntil: string
  orderNo: string
}

export const writtenLabels = {
  title: words.title,
  titleBng: words.titleBng,
  details: words.details,
  detailsBng: words.detailsBng,
  publishFrom: words.publishFrom,
  publishUntil: words.publishUntil,
  orderNo: words.orderNo,
} satisfies Record<keyof Typed, Bilingual>

type Props = {
  typed: Typed
  longestDetails: number
  problems: Pick<ReturnType<typeof useProblems>, 'errorOf'>
  onType(field: keyof Typed, value: string): void
}

/** Bangla first, English beside it. */
export function TextFields({ typed, longestDetails, problems, onType }: Props) {
  const { text } = useLanguage()
  const box = (id: keyof Typed) => ({
    id,
    label: text(writtenLabels[id]),
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => onType(id, value),
  })
  const area = { hint: text(words.detailsHint), maxLength: longestDetails }
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TextInput {...box('titleBng')} lang="bn" maxLength={longest.title} autoComplete="off" />
      <TextInput {...box('title')} lang="en" maxLength={longest.title} autoComplete="off" />
      <RichTextArea {...box('detailsBng')} {...area} locale="bn" />
      <RichTextArea {...box('details')} {...area} locale="en" />
    </div>
  )
}

export function ScheduleFields({ typed, problems, onType }: Omit<Props, 'longestDetails'>) {
  const { text, digits } = useLanguage()
  const moment = (id: 'publishFrom' | 'publishUntil') => ({
    id,
    label: writtenLabels[id],
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => onType(id, value),
  })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-lg font-bold">{text(words.schedule)}</legend>
      <p className="text-sm text-muted">{text(words.scheduleText)}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        <MomentInput {...moment('publishFrom')} />
        <MomentInput {...moment('publishUntil')} hint={words.publishUntilHint} isOptional />
      </div>
      <TextInput
        id="orderNo"
        label={text(words.orderNo)}
        hint={text(words.orderNoHint)}
        error={problems.errorOf('orderNo')}
        width="tiny"
        inputMode="numeric"
        autoComplete="off"
        value={digits(typed.orderNo)}
        onChange={(value) => onType('orderNo', toAsciiDigits(value))}
      />
    </fieldset>
  )
}
