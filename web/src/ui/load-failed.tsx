import { useText } from '../i18n/language.tsx'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { problemMessage } from './use-problems.ts'
import { words } from './words.ts'

/** Where a read did not work: why, and a way to try again. */
export function LoadFailed({ problem, onRetry }: { problem: unknown; onRetry(): void }) {
  const text = useText()
  return (
    <Alert kind="danger" title={text(problemMessage(problem))}>
      <Button look="secondary" isSmall className="mt-2" onClick={onRetry}>
        {text(words.tryAgain)}
      </Button>
    </Alert>
  )
}
