import { MAX_NOTICE_LENGTHS } from '@wewb/domain/content/notice-input'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { useProblems } from '#components/feedback/use-problems.ts'
import { DateTimePicker } from './date-time-picker.tsx'
import { RichTextArea } from './rich-text-area.tsx'
import { contentMessages } from './messages.ts'

/** Form values shared by notices and news. Times are in Dhaka time, the order is as typed. */
export type ContentDraft = {
  title: string
  titleBng: string
  details: string
  detailsBng: string
  publishFrom: string
  publishUntil: string
  orderNo: string
}

export const contentFieldLabels = {
  title: contentMessages.title,
  titleBng: contentMessages.titleBng,
  details: contentMessages.details,
  detailsBng: contentMessages.detailsBng,
  publishFrom: contentMessages.publishFrom,
  publishUntil: contentMessages.publishUntil,
  orderNo: contentMessages.orderNo,
} satisfies Record<keyof ContentDraft, Bilingual>

type Props = {
  draft: ContentDraft
  maxDetailsLength: number
  problems: Pick<ReturnType<typeof useProblems>, 'errorOf'>
  onFieldChange(field: keyof ContentDraft, value: string): void
}

/** Bangla first, English beside it. */
export function TextFields({ draft, maxDetailsLength, problems, onFieldChange }: Props) {
  const { text } = useLanguage()
  const inputProps = (id: keyof ContentDraft) => ({
    id,
    label: text(contentFieldLabels[id]),
    value: draft[id],
    error: problems.errorOf(id),
    onChange: (value: string) => onFieldChange(id, value),
  })
  const area = { hint: text(contentMessages.detailsHint), maxLength: maxDetailsLength }
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <TextInput {...inputProps('titleBng')} lang="bn" maxLength={MAX_NOTICE_LENGTHS.title} autoComplete="off" />
      <TextInput {...inputProps('title')} lang="en" maxLength={MAX_NOTICE_LENGTHS.title} autoComplete="off" />
      <RichTextArea {...inputProps('detailsBng')} {...area} locale="bn" />
      <RichTextArea {...inputProps('details')} {...area} locale="en" />
    </div>
  )
}

export function ScheduleFields({ draft, problems, onFieldChange }: Omit<Props, 'maxDetailsLength'>) {
  const { text, digits } = useLanguage()
  const moment = (id: 'publishFrom' | 'publishUntil') => ({
    id,
    label: contentFieldLabels[id],
    value: draft[id],
    error: problems.errorOf(id),
    onChange: (value: string) => onFieldChange(id, value),
  })
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-lg font-bold">{text(contentMessages.schedule)}</legend>
      <p className="text-sm text-muted">{text(contentMessages.scheduleText)}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        <DateTimePicker {...moment('publishFrom')} />
        <DateTimePicker {...moment('publishUntil')} hint={contentMessages.publishUntilHint} isOptional />
      </div>
      <TextInput
        id="orderNo"
        label={text(contentMessages.orderNo)}
        hint={text(contentMessages.orderNoHint)}
        error={problems.errorOf('orderNo')}
        width="tiny"
        inputMode="numeric"
        autoComplete="off"
        value={digits(draft.orderNo)}
        onChange={(value) => onFieldChange('orderNo', toAsciiDigits(value))}
      />
    </fieldset>
  )
}
