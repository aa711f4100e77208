import { Camera, Image } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { FileButton } from '#components/inputs/file-button.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { CodeForm } from './code-form.tsx'
import { scanNotices, documentCheckMessages, type ScanNotice } from './document-check-messages.ts'

type Props = {
  /** Reason why the last scan failed. */
  notice?: ScanNotice
  /** After returning from a result or the camera, the first button takes the focus. */
  hasReturned?: boolean
  onScan(): void
  onPicture(file: File): Promise<void>
  onCode(code: string): void
}

/** Orders the options from the easiest to the slowest. */
export function ScanOptions({ notice, hasReturned, onScan, onPicture, onCode }: Props) {
  const text = useText()
  const { isBusy, run } = useBusy()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasReturned) first.current?.focus()
  }, [hasReturned])
  return (
    <Card className="flex flex-col gap-6">
      {notice && (
        <Alert kind="needs-you" title={text(scanNotices[notice].title)} takesFocus>
          {text(scanNotices[notice].help)}
        </Alert>
      )}
      <div className="flex flex-col gap-2">
        <Button
          ref={first}
          icon={<Camera aria-hidden size={28} className="shrink-0" />}
          className="w-full py-4 text-lg"
          aria-describedby="scan-hint"
          onClick={onScan}
        >
          {text(documentCheckMessages.scan)}
        </Button>
        <p id="scan-hint" className="text-sm text-muted">
          {text(documentCheckMessages.scanHint)}
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <FileButton
          label={text(documentCheckMessages.picture)}
          icon={<Image aria-hidden size={20} />}
          accepts={['image/*']}
          isBusy={isBusy}
          onChoose={(file) => void run(() => onPicture(file))}
          className="w-full"
          describedBy="picture-hint"
        />
        <p id="picture-hint" className="text-sm text-muted">
          {text(documentCheckMessages.pictureHint)}
        </p>
      </div>
      <div className="border-t border-line pt-4">
        <CodeForm onCode={onCode} />
      </div>
    </Card>
  )
}
