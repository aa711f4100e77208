import { useState } from 'react'
import { testMessageTemplate } from '@wewb/domain/messaging/message-contracts'
import type { Locale } from '@wewb/domain/language/bilingual'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { issue } from '@wewb/domain/engine/fields/issue'
import type { MessageText } from '@wewb/domain/messaging/validate-message-text'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ConfirmDialog, type FormProblems } from '#components/overlays/confirm-dialog.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { templateMessages } from './messages.ts'

/** Sends a test message to one recipient named by the administrator. */
export function SendTest({ code, typed, onClose }: { code: string; typed: MessageText; onClose(): void }) {
  const { text, locale, digits } = useLanguage()
  const [to, setTo] = useState('')
  const [language, setLanguage] = useState<Locale>(locale)
  const send = async (problems: FormProblems) => {
    if (
      problems.showIssues(
        to.trim() === '' ? [issue('to', 'required')] : parseLoginId(to) ? [] : [issue('to', 'not-a-login-id')],
      )
    )
      return undefined
    const { data } = await sendRequest(testMessageTemplate, {
      params: { code },
      body: { ...typed, to, language },
      isOfflineTolerant: true,
    })
    onClose()
    return text(templateMessages.tested, { to: digits(data.sentTo) })
  }
  return (
    <ConfirmDialog
      title={text(templateMessages.testTitle)}
      confirmLabel={text(templateMessages.testSend)}
      variant="primary"
      onConfirm={send}
      onCancel={onClose}
      fields={{ to: templateMessages.testTo }}
    >
      {(problems) => (
        <>
          <p>{text(templateMessages.testText)}</p>
          <TextInput
            id="to"
            label={text(templateMessages.testTo)}
            error={problems.errorOf('to')}
            inputMode="email"
            autoComplete="off"
            value={to}
            onChange={(value) => (problems.clearErrorsAt('to'), setTo(value))}
          />
          <RadioGroup<Locale>
            id="language"
            label={text(templateMessages.testLanguage)}
            isInline
            value={language}
            onChange={setLanguage}
            choices={[
              { value: 'bn', label: text(templateMessages.bangla) },
              { value: 'en', label: text(templateMessages.english) },
            ]}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
