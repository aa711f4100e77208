import { useState, type ReactNode } from 'react'
import { startApplication } from '../../../../domain/src/contracts/applications.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { problemMessage } from '../../ui/use-problems.ts'
import { useAddress } from './use-address.ts'

type Props = { service: string; setupId?: number | null; look?: ButtonLook; icon?: ReactNode; children: ReactNode }

/** The button that begins a draft and opens it. Applying twice goes on with the first draft, so a second press does no harm. */
export function BeginApplication({ service, setupId = null, children, ...button }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const address = useAddress()
  const { isBusy, run } = useBusy()
  const [failure, setFailure] = useState<unknown>()
  const begin = () =>
    void run(async () => {
      setFailure(undefined)
      try {
        const body = { service, ...(setupId !== null && { setupId }) }
        const { data } = await call(startApplication, { body, isPatient: true })
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
