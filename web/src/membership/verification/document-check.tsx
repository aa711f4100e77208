import { useEffect, useEffectEvent } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { CameraView } from './camera-view.tsx'
import { DocumentResult } from './document-result.tsx'
import { ScanOptions } from './scan-options.tsx'
import { useDocumentCheck } from './use-document-check.ts'
import { documentCheckMessages } from './document-check-messages.ts'
import { verificationResultMessages } from './verification-result-messages.ts'
import { NotFoundResult } from './not-found-result.tsx'

const DocumentNotFound = () => (
  <NotFoundResult
    title={verificationResultMessages.notFound}
    intro={verificationResultMessages.notFoundMay}
    reasons={[
      verificationResultMessages.notFoundTyped,
      verificationResultMessages.notFoundWorn,
      verificationResultMessages.notFoundOther,
    ]}
    help={verificationResultMessages.notFoundHelp}
  />
)

/** Three ways to enter a code. `initialCode`, the code of a scanned link, is checked at once. */
export function DocumentCheck({ initialCode }: { initialCode?: string | undefined }) {
  const text = useText()
  const { state, check, retry, reject, scan, checkPicture, startAgain } = useDocumentCheck(initialCode !== undefined)
  const checkGiven = useEffectEvent(() => void (initialCode !== undefined && check(initialCode)))
  useEffect(() => checkGiven(), [])

  if (state.step === 'ask') return <ScanOptions {...state} onScan={scan} onPicture={checkPicture} onCode={check} />
  const another = (
    <Button variant="secondary" className="mt-4 w-full sm:w-auto" onClick={startAgain}>
      {text(documentCheckMessages.checkAnother)}
    </Button>
  )
  if (state.step === 'told')
    return (
      <>
        {state.verifiedDocument ? <DocumentResult verifiedDocument={state.verifiedDocument} /> : <DocumentNotFound />}
        {another}
      </>
    )
  return (
    <Card>
      {state.step === 'scan' && <CameraView onRead={check} onError={reject} onStop={startAgain} />}
      {state.step === 'check' && (
        <>
          <output className="mb-4 block font-semibold">{text(documentCheckMessages.checking)}</output>
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
