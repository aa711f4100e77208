import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { accountStepMessages } from './account-step-messages.ts'

/** Links demo users to the outbox with the code that no phone receives. */
export function DemoHint({ loginId }: { loginId: string }) {
  const { demo } = usePageData()
  const text = useText()
  if (!demo) return null
  const to = parseLoginId(loginId)?.value ?? ''
  return (
    <Alert kind="needs-you">
      {text(accountStepMessages.demoCode)}{' '}
      <TextLink to={`/demo/outbox?to=${encodeURIComponent(to)}`} target="_blank">
        {text(accountStepMessages.demoOutbox)}
      </TextLink>
    </Alert>
  )
}
