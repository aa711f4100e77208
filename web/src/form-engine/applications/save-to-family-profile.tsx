import { ArchiveRestore, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { copyAnswersToProfile } from '@wewb/domain/casework/family-contracts'
import { mergeIntoProfile } from '@wewb/domain/casework/family/merge-into-profile'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import type { Application } from './application.ts'
import { useInvalidateAutofillProfile, useAutofillProfile } from './family-profile.ts'
import { saveToFamilyProfileMessages } from './save-to-family-profile-messages.ts'

type Added = ResponseOf<typeof copyAnswersToProfile>['added']

/**
 * Offers after the submission to save the answers in the family profile. Shown only when the profile lacks some of
 * them.
 */
export function SaveToFamilyProfile({
  application: { applicationNo, definition, answers, ownYn },
}: {
  application: Application
}) {
  const text = useText()
  const profile = useAutofillProfile(ownYn === 'Y')
  const forget = useInvalidateAutofillProfile()
  const { isBusy, run } = useBusy()
  const [added, setAdded] = useState<Added>()
  const [failure, setFailure] = useState<unknown>()
  const save = () =>
    void run(async () => {
      try {
        setAdded(
          (await sendRequest(copyAnswersToProfile, { body: { applicationNo }, isOfflineTolerant: true })).data.added,
        )
        forget()
      } catch (problem) {
        setFailure(problem)
      }
    })
  const hasNews =
    profile &&
    JSON.stringify(mergeIntoProfile(definition, answers, profile.answers)) !== JSON.stringify(profile.answers)
  if (!added && !hasNews) return null
  return (
    <Card title={text(saveToFamilyProfileMessages.title)}>
      {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
      {added ? (
        <p aria-live="polite" className="flex items-start gap-2">
          <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-done" />
          <span>
            {text(saveToFamilyProfileMessages.kept, {
              names: added.map(({ label, labelBng }) => text({ bn: labelBng, en: label })).join(', '),
            })}{' '}
            <TextLink to="/family-profile">{text(saveToFamilyProfileMessages.see)}</TextLink>
          </span>
        </p>
      ) : (
        <>
          <p className="mb-4 text-muted">{text(saveToFamilyProfileMessages.ask)}</p>
          <Button variant="secondary" isBusy={isBusy} icon={<ArchiveRestore aria-hidden size={20} />} onClick={save}>
            {text(saveToFamilyProfileMessages.keep)}
          </Button>
        </>
      )}
    </Card>
  )
}
