import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { ManageSecondFactor } from './manage-second-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** Manages the second factor: three steps to activate it, then its state, new codes and deactivation. */
export function SecondFactorPage() {
  const { text } = useLanguage()
  const { data, error, refetch } = useSecondFactor()
  const client = useQueryClient()
  const [newRecoveryCodes, setNewRecoveryCodes] = useState<string[]>()
  const isOn = data !== undefined && data.ways.length > 0
  const finish = () => {
    setNewRecoveryCodes(undefined)
    // After a required setup, the other screens become available.
    void client.invalidateQueries()
  }
  return (
    <>
      <PageTitle intro={text(secondFactorMessages.intro)}>{text(secondFactorMessages.title)}</PageTitle>
      {data?.rule === 'REQUIRED' && !isOn && !newRecoveryCodes && (
        <Alert kind="needs-you">{text(secondFactorMessages.required)}</Alert>
      )}
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={6} />}
      {newRecoveryCodes && <RecoveryCodes codes={newRecoveryCodes} isSettingUp={!isOn} onDone={finish} />}
      {data && !newRecoveryCodes && isOn && (
        <ManageSecondFactor factor={data} onCodes={setNewRecoveryCodes} onDisabled={finish} />
      )}
      {data && !newRecoveryCodes && !isOn && data.rule !== 'OFF' && (
        <SetUpSecondFactor factor={data} onCodes={setNewRecoveryCodes} />
      )}
      {data && !newRecoveryCodes && !isOn && data.rule === 'OFF' && (
        <Alert kind="info">{text(secondFactorMessages.isOff)}</Alert>
      )}
      {!newRecoveryCodes && (
        <TextLink to="/profile" className="inline-flex min-h-11 items-center self-start font-semibold">
          {text(secondFactorMessages.backToProfile)}
        </TextLink>
      )}
    </>
  )
}
