import { readLoginId } from '../../../../domain/src/fields/formats.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/button.tsx'
import { laterWords } from './later-words.ts'

/** Where a visitor of the demonstration reads the code that no phone receives. */
export function DemoHint({ loginId }: { loginId: string }) {
  const { demo } = usePageData()
  const text = useText()
  if (!demo) return null
  const to = readLoginId(loginId)?.value ?? ''
  return (
    <Alert kind="needs-you">
      {text(laterWords.demoCode)}{' '}
      <TextLink to={`/demo/outbox?to=${encodeURIComponent(to)}`} target="_blank">
        {text(laterWords.demoOutbox)}
      </TextLink>
    </Alert>
  )
}
