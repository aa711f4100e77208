import { useState } from 'react'
import { codeOf } from '../../../../domain/src/fields/signed-code.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { notices, words } from './words.ts'

const labels = { code: words.code }

/** For a code that no camera reads: typed, or pasted as a link. */
export function CodeForm({ onCode }: { onCode(code: string): void }) {
  const text = useText()
  const problems = useProblems(labels)
  const [typed, setTyped] = useState('')
  const write = (next: string) => {
    problems.settle('code')
    setTyped(next)
  }
  const submit = () => {
    // A long code is copied with its line breaks.
    const code = typed.replace(/\s/g, '')
    if (problems.refuse(code ? [] : [issue('code', 'required')])) return
    if (problems.refuse(codeOf(code) ? [] : [{ ...issue('code', 'rule'), message: notices.foreign.title }])) return
    onCode(code)
  }
  return (
    <Form problems={problems} onSubmit={submit}>
      <TextInput
        id="code"
        label={text(words.code)}
        hint={text(words.codeHint)}
        autoComplete="off"
        lang="en"
        value={typed}
        onChange={write}
        error={problems.errorOf('code')}
      />
      <Button type="submit" look="secondary" isSmall className="sm:self-start">
        {text(words.check)}
      </Button>
    </Form>
  )
}
