import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShowLoader } from '#lib/api-client/loader.ts'
import { useText } from '#lib/i18n/language.tsx'
import { componentMessages } from '#components/messages.ts'
import { classes } from '#components/styles/class-names.ts'

const flashes = 150
const slow = 10_000

/** Covers the page while a request is sent. A modal dialog, so that nothing behind it receives keys. */
export function LoaderOverlay() {
  const isRequested = useShowLoader()
  const [phase, setPhase] = useState<'hidden' | 'shown' | 'slow'>('hidden')
  useEffect(() => {
    if (!isRequested) return undefined
    const timers = [setTimeout(() => setPhase('shown'), flashes), setTimeout(() => setPhase('slow'), slow)]
    return () => {
      timers.forEach(clearTimeout)
      setPhase('hidden')
    }
  }, [isRequested])
  // Checks both: the overlay must be unmounted before the page moves the focus to an error.
  return isRequested && phase !== 'hidden' ? <Cover isSlow={phase === 'slow'} /> : null
}

function Cover({ isSlow }: { isSlow: boolean }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const cover = dialog.current
    cover?.showModal()
    return () => cover?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={text(componentMessages.loading)}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes a dialog in spite of `preventDefault`, so it is reopened.
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
      className={classes(
        'fixed inset-0 m-0 grid h-dvh max-h-none w-dvw max-w-none place-content-center justify-items-center gap-4 p-6',
        'border-0 bg-[#808080]/70 outline-none backdrop:bg-transparent',
      )}
    >
      <Dots />
      <output className="block max-w-80 rounded-control bg-card px-4 py-2 text-center text-ink shadow-card">
        {text(isSlow ? componentMessages.loadingSlow : componentMessages.loading)}
      </output>
    </dialog>
  )
}

const angles = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4)

/** Animates eight black dots on 60 × 60 pixels. */
const Dots = () => (
  <svg aria-hidden width="60" height="60" viewBox="0 0 60 60">
    {angles.map((angle, index) => (
      <circle
        key={angle}
        cx={30 + 22 * Math.cos(angle)}
        cy={30 + 22 * Math.sin(angle)}
        r="5"
        fill="#000"
        className="animate-pulse"
        style={{ animationDuration: '1s', animationDelay: `${index * 0.125 - 1}s` }}
      />
    ))}
  </svg>
)
