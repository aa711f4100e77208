import { useEffect, useEffectEvent } from 'react'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { CameraView } from './camera-view.tsx'
import { PaperAnswer } from './paper-answer.tsx'
import { PaperNotFound } from './paper-not-found.tsx'
import { PaperWays } from './paper-ways.tsx'
import { usePaperCheck } from './use-paper-check.ts'
import { words } from './words.ts'

/** Three ways to a code, and one answer. With `given`, the code of a scanned link, the answer comes by itself. */
export function PaperCheck({ given }: { given?: string | undefined }) {
  const text = useText()
  const { state, check, retry, refuse, scan, checkPicture, startAgain } = usePaperCheck(given !== undefined)
  const checkGiven = useEffectEvent(() => void (given !== undefined && check(given)))
  useEffect(() => checkGiven(), [])

  if (state.step === 'ask') return <PaperWays {...state} onScan={scan} onPicture={checkPicture} onCode={check} />
  const another = (
    <Button look="secondary" className="mt-4 w-full sm:w-auto" onClick={startAgain}>
      {text(words.checkAnother)}
    </Button>
  )
  if (state.step === 'told')
    return (
      <>
        {state.paper ? <PaperAnswer paper={state.paper} /> : <PaperNotFound />}
        {another}
      </>
    )
  return (
    <Card>
      {state.step === 'scan' && <CameraView onRead={check} onRefused={refuse} onStop={startAgain} />}
      {state.step === 'check' && (
        <>
          <output className="mb-4 block font-semibold">{text(words.checking)}</output>
          <SkeletonLines lines={4} />
        </>
      )}
      {state.step === 'failed' && (
        <>
          <LoadFailed problem={state.problem} onRetry={() => void retry(state.code)} />
          {another}
        </>
      )}
    </Card>
  )
}
