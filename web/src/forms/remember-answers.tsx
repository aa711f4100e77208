import { ArchiveRestore, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '../../../domain/src/contracts/contract.ts'
import { rememberApplication } from '../../../domain/src/contracts/family.ts'
import { rememberFrom } from '../../../domain/src/family/remember.ts'
import { call } from '../api-client/call.ts'
import { useText } from '../i18n/language.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, TextLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { useBusy } from '../ui/use-busy.ts'
import { problemMessage } from '../ui/use-problems.ts'
import type { Application } from './application.ts'
import { useForgetSavedFamily, useSavedFamily } from './family-profile.ts'
import { rememberWords as words } from './remember-words.ts'

type Added = AnswerOf<typeof rememberApplication>['added']

/** After the submission: keep what was typed for the next form? Asked only where there is something the profile does not have. */
export function RememberAnswers({ application: { applicationNo, definition, answers, ownYn } }: { application: Application }) {
  const text = useText()
  const profile = useSavedFamily(ownYn === 'Y')
  const forget = useForgetSavedFamily()
  const { isBusy, run } = useBusy()
  const [added, setAdded] = useState<Added>()
  const [failure, setFailure] = useState<unknown>()
  const keep = () =>
    void run(async () => {
      try {
        setAdded((await call(rememberApplication, { body: { applicationNo }, isPatient: true })).data.added)
        forget()
      } catch (problem) {
        setFailure(problem)
      }
    })
  const hasNews = profile && JSON.stringify(rememberFrom(definition, answers, profile.answers)) !== JSON.stringify(profile.answers)
  if (!added && !hasNews) return null
  return (
    <Card title={text(words.title)}>
      {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
      {added ? (
        <p aria-live="polite" className="flex items-start gap-2">
          <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-done" />
          <span>
            {text(words.kept, { names: added.map(({ label, labelBng }) => text({ bn: labelBng, en: label })).join(', ') })}{' '}
            <TextLink to="/family-profile">{text(words.see)}</TextLink>
          </span>
        </p>
      ) : (
        <>
          <p className="mb-4 text-muted">{text(words.ask)}</p>
          <Button look="secondary" isBusy={isBusy} icon={<ArchiveRestore aria-hidden size={20} />} onClick={keep}>
            {text(words.keep)}
          </Button>
        </>
      )}
    </Card>
  )
}
