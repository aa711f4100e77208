import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { ScanError, throwReaderUnavailable } from './scan-error.ts'
import { documentCheckMessages, type ScanNotice } from './document-check-messages.ts'

type Props = { onRead(text: string): void; onError(why: ScanNotice): void; onStop(): void }

/** Shows the camera until a code is read. It is off while the page is hidden. */
export function CameraView({ onRead, onError, onStop }: Props) {
  const text = useText()
  const video = useRef<HTMLVideoElement>(null)
  const stop = useRef<HTMLButtonElement>(null)
  const [isOn, setIsOn] = useState(false)
  const isPageVisible = useSyncExternalStore(onVisibility, isVisible, () => true)
  const describeRead = useEffectEvent((read: string | undefined) => void (read && onRead(read)))
  const describeRefused = useEffectEvent((problem: unknown) =>
    onError(problem instanceof ScanError ? problem.reason : 'camera-busy'),
  )

  useEffect(() => stop.current?.focus(), [])
  useEffect(() => {
    if (!isPageVisible || !video.current) return undefined
    const leaving = new AbortController()
    void scan(video.current, leaving.signal, () => setIsOn(true)).then(describeRead, describeRefused)
    return () => {
      leaving.abort()
      setIsOn(false)
    }
  }, [isPageVisible])

  return (
    <div className="flex flex-col gap-4">
      <output className="block font-semibold">
        {text(isOn ? documentCheckMessages.cameraOn : documentCheckMessages.cameraStarting)}
      </output>
      <div className="relative mx-auto aspect-square w-full max-w-[32rem] overflow-hidden rounded-card bg-draft-soft">
        <video
          ref={video}
          playsInline
          muted
          aria-label={text(documentCheckMessages.camera)}
          className="absolute inset-0 size-full object-cover"
        />
        <div aria-hidden className="absolute inset-[14%] rounded-card border-4 border-white" />
      </div>
      <Button ref={stop} variant="secondary" className="sm:self-start" onClick={onStop}>
        {text(documentCheckMessages.stopCamera)}
      </Button>
    </div>
  )
}

async function scan(...args: Parameters<typeof import('./scan-camera.ts').scanWithCamera>) {
  const { scanWithCamera } = await import('./scan-camera.ts').catch(throwReaderUnavailable)
  return await scanWithCamera(...args)
}

const isVisible = () => document.visibilityState === 'visible'
function onVisibility(report: () => void) {
  document.addEventListener('visibilitychange', report)
  return () => document.removeEventListener('visibilitychange', report)
}
