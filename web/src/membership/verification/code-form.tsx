import { useState } from 'react'
import { extractSignedCode } from '@wewb/domain/engine/fields/signed-code'
import { issue } from '@wewb/domain/engine/fields/issue'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { scanNotices, documentCheckMessages } from './document-check-messages.ts'

const labels = { code: documentCheckMessages.code }

/** Accepts a typed code or a pasted link. */
export function CodeForm({ onCode }: { onCode(code: string): void }) {
  const text = useText()
  const problems = useProblems(labels)
  const [typed, setTyped] = useState('')
  const write = (next: string) => {
    problems.clearErrorsAt('code')
    setTyped(next)
  }
  const submit = () => {
    // A long code is pasted with line breaks.
    const code = typed.replace(/\s/g, '')
    if (problems.showIssues(code ? [] : [issue('code', 'required')])) return
    if (
      problems.showIssues(
        extractSignedCode(code) ? [] : [{ ...issue('code', 'rule'), message: scanNotices.foreign.title }],
      )
    )
      return
    onCode(code)
  }
  return (
    <Form problems={problems} onSubmit={submit}>
      <TextInput
        id="code"
        label={text(documentCheckMessages.code)}
        hint={text(documentCheckMessages.codeHint)}
        autoComplete="off"
        lang="en"
        value={typed}
        onChange={write}
        error={problems.errorOf('code')}
      />
      <Button type="submit" variant="secondary" isSmall className="sm:self-start">
        {text(documentCheckMessages.check)}
      </Button>
    </Form>
  )
}
