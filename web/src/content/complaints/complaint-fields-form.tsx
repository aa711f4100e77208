import { useRef, useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Field } from '@wewb/domain/engine/fields/field'
import { issue, issueMessage } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { FormServices } from '#form-engine/fields/form-services.ts'
import { FieldsForm, type ExtraInput } from '#form-engine/forms/fields-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import type { Captcha } from '#components/inputs/use-captcha.ts'
import { componentMessages } from '#components/messages.ts'
import { OnDemandCaptcha } from './on-demand-captcha.tsx'

type Props = {
  fields: readonly Field[]
  services: FormServices
  initial?: Answers
  /** For public forms: the captcha is sent along. */
  isCaptchaRequired?: boolean
  submitLabel: Bilingual
  onSend(normalized: Answers, captcha: Captcha['requestFields'] | undefined): Promise<unknown>
}

const captchaEntry: ExtraInput['summaryEntry'] = {
  field: { kind: 'text', id: 'captcha', label: componentMessages.captcha },
  path: 'captcha',
  answer: '',
  hasChildFields: false,
}

/** Form of a complaint, a reply to one, or an officer's action. */
export function ComplaintFieldsForm({ isCaptchaRequired = false, onSend, ...form }: Props) {
  const text = useText()
  const [facts] = useState(() => ({ today: toDhakaDate(new Date()) }))
  const captcha = useRef<Captcha>(undefined)
  const hold = (loadedCaptcha: Captcha) => void (captcha.current = loadedCaptcha)
  const beside: ExtraInput = {
    summaryEntry: captchaEntry,
    validate: () => (captcha.current?.answer ? [] : [issue('captcha', 'required')]),
    // A captcha is valid for one request, also for a rejected one.
    onRejected: () => captcha.current?.refresh(),
    renderInput: (wrong) => <OnDemandCaptcha onCaptcha={hold} error={wrong && text(issueMessage(wrong))} />,
  }
  const send = (normalized: Answers) => onSend(normalized, captcha.current?.requestFields)
  return (
    <FieldsForm {...form} facts={facts} isWide extraInput={isCaptchaRequired ? beside : undefined} onSubmit={send} />
  )
}
