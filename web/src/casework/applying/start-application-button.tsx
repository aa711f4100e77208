import { useState, type ReactNode } from 'react'
import { startApplication } from '@wewb/domain/casework/application-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button, type ButtonVariant } from '#components/inputs/button.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { useServiceUrl } from './use-service-url.ts'

type Props = {
  service: string
  setupId?: number | null
  variant?: ButtonVariant
  icon?: ReactNode
  children: ReactNode
}

/** Creates a draft and opens it. A second press continues with the first draft. */
export function StartApplicationButton({ service, setupId = null, children, ...button }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const address = useServiceUrl()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<unknown>()
  const begin = () =>
    void run(async () => {
      setFailure(undefined)
      try {
        const body = { service, ...(setupId !== null && { setupId }) }
        const { data } = await sendRequest(startApplication, { body, isOfflineTolerant: true })
        navigate(address({ application: data.applicationNo }))
      } catch (problem) {
        setFailure(problem)
      }
    })
  return (
    <div className="grid w-full gap-3 sm:w-auto">
      <Button {...button} isBusy={isBusy} onClick={begin} className="w-full sm:w-auto">
        {children}
      </Button>
      {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} />}
    </div>
  )
}
