import { useState } from 'react'
import { validatePersonNames } from '@wewb/domain/identity/accounts/registration'
import { saveProfile } from '@wewb/domain/identity/account-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { BanglaNameInput } from '#components/inputs/bangla-name-input.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { Card } from '#components/layout/card.tsx'
import { Form } from '#components/inputs/form.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { useUpdateProfileCache, type Profile } from './use-profile.ts'
import { profileMessages } from './messages.ts'

export function EditNames({ profile }: { profile: Profile }) {
  const text = useText()
  const store = useUpdateProfileCache()
  const [fullNameEn, setFullNameEn] = useState(profile.full_name)
  const [fullNameBn, setFullNameBn] = useState(profile.full_name_bng ?? '')
  const [language, setLanguage] = useState(profile.language)
  const [hasDigest, setHasDigest] = useState(profile.digestByEmailYn === 'Y')
  const problems = useProblems(profileMessages)
  const { isBusy, run } = useBusy()
  const save = () => {
    if (problems.showIssues(validatePersonNames(fullNameEn, fullNameBn))) return
    problems.clear()
    void run(async () => {
      try {
        const { data, message } = await sendRequest(saveProfile, {
          body: {
            fullNameEn,
            fullNameBn: fullNameBn.trim() || null,
            language,
            ...(profile.digestByEmailYn !== null && { digestByEmailYn: hasDigest ? 'Y' : 'N' }),
          },
        })
        store(data)
        toast({ kind: 'success', text: message })
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  }
  return (
    <Card title={text(profileMessages.names)}>
      <Form problems={problems} onSubmit={save}>
        <TextInput
          id="fullNameEn"
          label={text(profileMessages.fullNameEn)}
          script="name-english"
          autoComplete="name"
          maxLength={255}
          lang="en"
          value={fullNameEn}
          onChange={setFullNameEn}
          error={problems.errorOf('fullNameEn')}
        />
        <BanglaNameInput
          id="fullNameBn"
          label={text(profileMessages.fullNameBn)}
          maxLength={255}
          isOptional
          value={fullNameBn}
          onChange={setFullNameBn}
          error={problems.errorOf('fullNameBn')}
        />
        <RadioGroup<'bn' | 'en'>
          id="language"
          label={text(profileMessages.language)}
          hint={text(profileMessages.languageHint)}
          isInline
          value={language}
          onChange={setLanguage}
          choices={[
            { value: 'bn', label: text(profileMessages.bangla) },
            { value: 'en', label: text(profileMessages.english) },
          ]}
        />
        {profile.digestByEmailYn !== null && (
          <Checkbox
            id="digestByEmail"
            label={text(profileMessages.digestByEmail)}
            hint={text(profileMessages.digestByEmailHint)}
            isChecked={hasDigest}
            onChange={setHasDigest}
          />
        )}
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(profileMessages.save)}
        </Button>
      </Form>
    </Card>
  )
}
