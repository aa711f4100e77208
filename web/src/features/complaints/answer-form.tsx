import { useRef, useState } from 'react'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import type { Field } from '../../../../domain/src/fields/field.ts'
import { issue, issueText } from '../../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../../domain/src/language/dates.ts'
import type { FormServices } from '../../fields/form-services.ts'
import { AskedForm, type Beside } from '../../forms/asked-form.tsx'
import { useText } from '../../i18n/language.tsx'
import type { Captcha } from '../../ui/use-captcha.ts'
import { words as uiWords } from '../../ui/words.ts'
import { CaptchaAsked } from './captcha-asked.tsx'

type Props = {
  fields: readonly Field[]
  services: FormServices
  initial?: Answers
  /** Of the public; what was read in the picture goes along. */
  asksCaptcha?: boolean
  sendLabel: Bilingual
  onSend(kept: Answers, captcha: Captcha['given'] | undefined): Promise<unknown>
}

const asked: Beside['asked'] = {
  field: { kind: 'text', id: 'captcha', label: uiWords.captcha },
  path: 'captcha',
  answer: '',
  hasParts: false,
}

/** A complaint, an answer to one and an officer's act. */
export function AnswerForm({ asksCaptcha = false, onSend, ...form }: Props) {
  const text = useText()
  const [facts] = useState(() => ({ today: dhakaDay(new Date()) }))
  const captcha = useRef<Captcha>(undefined)
  const hold = (shown: Captcha) => void (captcha.current = shown)
  const beside: Beside = {
    asked,
    judge: () => (captcha.current?.answer ? [] : [issue('captcha', 'required')]),
    // A picture serves once, whatever the answer was.
    onRefused: () => captcha.current?.renew(),
    renderBox: (wrong) => <CaptchaAsked onCaptcha={hold} error={wrong && text(issueText(wrong))} />,
  }
  const send = (kept: Answers) => onSend(kept, captcha.current?.given)
  return <AskedForm {...form} facts={facts} isWide beside={asksCaptcha ? beside : undefined} onSend={send} />
}
