import { useState } from 'react'
import { testMessageTemplate } from '../../../../../domain/src/contracts/messages.ts'
import type { Locale } from '../../../../../domain/src/language/bilingual.ts'
import { readLoginId } from '../../../../../domain/src/fields/formats.ts'
import { issue } from '../../../../../domain/src/fields/issue.ts'
import type { WrittenWords } from '../../../../../domain/src/messages/check-words.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { AskedOnceMore, type Problems } from '../../../ui/asked-once-more.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { templateWords as words } from './words.ts'

/** To one telephone or mailbox that the administrator names, and to nobody else. */
export function SendTest({ code, typed, onClose }: { code: string; typed: WrittenWords; onClose(): void }) {
  const { text, locale, digits } = useLanguage()
  const [to, setTo] = useState('')
  const [language, setLanguage] = useState<Locale>(locale)
  const send = async (problems: Problems) => {
    if (problems.refuse(to.trim() === '' ? [issue('to', 'required')] : readLoginId(to) ? [] : [issue('to', 'not-a-login-id')]))
      return undefined
    const { data } = await call(testMessageTemplate, { params: { code }, body: { ...typed, to, language }, isPatient: true })
    onClose()
    return text(words.tested, { to: digits(data.sentTo) })
  }
  return (
    <AskedOnceMore
      title={text(words.testTitle)}
      yes={text(words.testSend)}
      look="primary"
      act={send}
      onCancel={onClose}
      fields={{ to: words.testTo }}
    >
      {(problems) => (
        <>
          <p>{text(words.testText)}</p>
          <TextInput
            id="to"
            label={text(words.testTo)}
            error={problems.errorOf('to')}
            inputMode="email"
            autoComplete="off"
            value={to}
            onChange={(value) => (problems.settle('to'), setTo(value))}
          />
          <RadioGroup<Locale>
            id="language"
            label={text(words.testLanguage)}
            isInline
            value={language}
            onChange={setLanguage}
            choices={[
              { value: 'bn', label: text(words.bangla) },
              { value: 'en', label: text(words.english) },
            ]}
          />
        </>
      )}
    </AskedOnceMore>
  )
}
