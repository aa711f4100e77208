import { useState } from 'react'
import { checkNames } from '../../../../domain/src/accounts/registration.ts'
import { saveProfile } from '../../../../domain/src/contracts/accounts.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { BanglaNameInput } from '../../ui/bangla-name-input.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { useKeepProfile, type Profile } from './use-profile.ts'
import { words } from './words.ts'

export function EditNames({ profile }: { profile: Profile }) {
  const text = useText()
  const keep = useKeepProfile()
  const [fullNameEn, setFullNameEn] = useState(profile.full_name)
  const [fullNameBn, setFullNameBn] = useState(profile.full_name_bng ?? '')
  const [language, setLanguage] = useState(profile.language)
  const problems = useProblems(words)
  const { isBusy, run } = useBusy()
  const save = () => {
    if (problems.refuse(checkNames(fullNameEn, fullNameBn))) return
    problems.clear()
    void run(async () => {
      try {
        const { data, message } = await call(saveProfile, { body: { fullNameEn, fullNameBn: fullNameBn.trim() || null, language } })
        keep(data)
        toast({ kind: 'success', text: message })
      } catch (problem) {
        problems.failed(problem)
      }
    })
  }
  return (
    <Card title={text(words.names)}>
      <Form problems={problems} onSubmit={save}>
        <TextInput
          id="fullNameEn"
          label={text(words.fullNameEn)}
          script="english-text"
          autoComplete="name"
          maxLength={255}
          lang="en"
          value={fullNameEn}
          onChange={setFullNameEn}
          error={problems.errorOf('fullNameEn')}
        />
        <BanglaNameInput
          id="fullNameBn"
          label={text(words.fullNameBn)}
          maxLength={255}
          isOptional
          value={fullNameBn}
          onChange={setFullNameBn}
          error={problems.errorOf('fullNameBn')}
        />
        <RadioGroup<'bn' | 'en'>
          id="language"
          label={text(words.language)}
          hint={text(words.languageHint)}
          isInline
          value={language}
          onChange={setLanguage}
          choices={[
            { value: 'bn', label: text(words.bangla) },
            { value: 'en', label: text(words.english) },
          ]}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(words.save)}
        </Button>
      </Form>
    </Card>
  )
}
