import { useText } from '../i18n/language.tsx'
import { CallProblem } from '../api-client/call.ts'
import { problems } from '../../../domain/src/contracts/problems.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { problemText } from './use-problems.ts'
import { words } from './words.ts'

/** Where a read did not work: why, and a way to try again. */
export function LoadFailed({ problem, onRetry }: { problem: unknown; onRetry(): void }) {
  const text = useText()
  return (
    <Alert kind="danger" title={text(problem instanceof CallProblem ? problemText(problem) : problems.UNEXPECTED.message)}>
      <Button look="secondary" isSmall className="mt-2" onClick={onRetry}>
        {text(words.tryAgain)}
      </Button>
    </Alert>
  )
}
