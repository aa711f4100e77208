import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { Manage } from './manage.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorWords as words } from './second-factor-words.ts'
import { SetUp } from './set-up.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** The whole of two-step log-in on one page: three steps to switch it on; then what is on, new codes, and off. */
export function SecondFactorPage() {
  const { text } = useLanguage()
  const { data, error, refetch } = useSecondFactor()
  const client = useQueryClient()
  const [fresh, setFresh] = useState<string[]>()
  const isOn = data !== undefined && data.ways.length > 0
  const finish = () => {
    setFresh(undefined)
    // Whoever had to set it up first gets what was closed until now.
    void client.invalidateQueries()
  }
  return (
    <>
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      {data?.rule === 'REQUIRED' && !isOn && !fresh && <Alert kind="needs-you">{text(words.required)}</Alert>}
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={6} />}
      {fresh && <RecoveryCodes codes={fresh} isSettingUp={!isOn} onDone={finish} />}
      {data && !fresh && isOn && <Manage factor={data} onCodes={setFresh} onOff={finish} />}
      {data && !fresh && !isOn && data.rule !== 'OFF' && <SetUp factor={data} onCodes={setFresh} />}
      {data && !fresh && !isOn && data.rule === 'OFF' && <Alert kind="info">{text(words.isOff)}</Alert>}
      {!fresh && (
        <TextLink to="/profile" className="inline-flex min-h-11 items-center self-start font-semibold">
          {text(words.backToProfile)}
        </TextLink>
      )}
    </>
  )
}
