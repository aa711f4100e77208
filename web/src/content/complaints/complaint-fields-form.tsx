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
import { componentMessages as uiWords } from '#components/messages.ts'
import { OnDemandCaptcha } from './on-demand-captcha.tsx'

type Props = {
  fields: readonly Field[]
  services: FormServices
  initial?: Answers
  /** For public forms: the captcha is sent along. */
  asksCaptcha?: boolean
  sendLabel: Bilingual
  onSend(kept: Answers, captcha: Captcha['given'] | undefined): Promise<unknown>
}

const asked: ExtraInput['asked'] = {
  field: { kind: 'text', id: 'captcha', label: uiWords.captcha },
  path: 'captcha',
  answer: '',
  hasParts: false,
}

/** Form of a complaint, a reply to one, or an officer's action. */
export function ComplaintFieldsForm({ asksCaptcha = false, onSend, ...form }: Props) {
  const text = useText()
  const [facts] = useState(() => ({ today: toDhakaDate(new Date()) }))
  const captcha = useRef<Captcha>(undefined)
  const hold = (shown: Captcha) => void (captcha.current = shown)
  const beside: ExtraInput = {
    asked,
    judge: () => (captcha.current?.answer ? [] : [issue('captcha', 'required')]),
    // A captcha is valid once, whatever the response.
    onRefused: () => captcha.current?.renew(),
    renderBox: (wrong) => <OnDemandCaptcha onCaptcha={hold} error={wrong && text(issueMessage(wrong))} />,
  }
  const send = (kept: Answers) => onSend(kept, captcha.current?.given)
  return <FieldsForm {...form} facts={facts} isWide beside={asksCaptcha ? beside : undefined} onSend={send} />
}
