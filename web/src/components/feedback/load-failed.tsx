import { useText } from '#lib/i18n/language.tsx'
import { Alert } from './alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { problemMessage } from './use-problems.ts'
import { componentMessages } from '#components/messages.ts'

/** Shows why a read failed, with a retry button. */
export function LoadFailed({ problem, onRetry }: { problem: unknown; onRetry(): void }) {
  const text = useText()
  return (
    <Alert kind="danger" title={text(problemMessage(problem))}>
      <Button variant="secondary" isSmall className="mt-2" onClick={onRetry}>
        {text(componentMessages.tryAgain)}
      </Button>
    </Alert>
  )
}
