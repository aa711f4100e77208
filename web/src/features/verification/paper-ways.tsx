import { Camera, Image } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { CodeForm } from './code-form.tsx'
import { notices, words, type Notice } from './words.ts'

type Props = {
  /** Why the last try came to nothing. */
  notice?: Notice
  /** Back from an answer or the camera: the keyboard goes on where it began. */
  hasReturned?: boolean
  onScan(): void
  onPicture(file: File): Promise<void>
  onCode(code: string): void
}

/** The easiest way first and largest, the slowest last. */
export function PaperWays({ notice, hasReturned, onScan, onPicture, onCode }: Props) {
  const text = useText()
  const { isBusy, run } = useBusy()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasReturned) first.current?.focus()
  }, [hasReturned])
  return (
    <Card className="flex flex-col gap-6">
      {notice && (
        <Alert kind="needs-you" title={text(notices[notice].title)} takesFocus>
          {text(notices[notice].help)}
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
          {text(words.scan)}
        </Button>
        <p id="scan-hint" className="text-sm text-muted">
          {text(words.scanHint)}
        </p>
      </div>
      <div className="flex flex-col gap-2">
        <FileButton
          label={text(words.picture)}
          icon={<Image aria-hidden size={20} />}
          accepts={['image/*']}
          isBusy={isBusy}
          onChoose={(file) => void run(() => onPicture(file))}
          className="w-full"
          describedBy="picture-hint"
        />
        <p id="picture-hint" className="text-sm text-muted">
          {text(words.pictureHint)}
        </p>
      </div>
      <div className="border-t border-line pt-4">
        <CodeForm onCode={onCode} />
      </div>
    </Card>
  )
}
