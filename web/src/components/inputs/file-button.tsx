import { useRef, type ReactNode } from 'react'
import { Button } from './button.tsx'

type Props = {
  label: ReactNode
  icon: ReactNode
  /** Media types for `<input accept>`. */
  accepts: readonly string[]
  isBusy?: boolean
  /** The camera a phone opens directly; without it, the phone offers its files. */
  camera?: 'user' | 'environment'
  onChoose(file: File): void
  className?: string
  describedBy?: string | undefined
}

/** A button that opens the file dialog or the camera. */
export function FileButton({ label, icon, accepts, isBusy = false, camera, onChoose, className, describedBy }: Props) {
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        accept={accepts.join()}
        hidden
        {...(camera && { capture: camera })}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Reset, so that the same file can be chosen again after a cancelled crop.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
      <Button
        variant="secondary"
        isSmall
        icon={icon}
        isBusy={isBusy}
        onClick={() => inputRef.current?.click()}
        aria-describedby={describedBy}
        {...(className && { className })}
      >
        {label}
      </Button>
    </>
  )
}
