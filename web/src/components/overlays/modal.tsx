import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { classes, focusRing, iconButtonClasses } from '#components/styles/class-names.ts'
import { componentMessages } from '#components/messages.ts'

type Size = 'md' | 'lg' | '2xl' | '4xl'
const widths: Record<Size, string> = { md: 'max-w-md', lg: 'max-w-lg', '2xl': 'max-w-2xl', '4xl': 'max-w-4xl' }

type Props = {
  isOpen: boolean
  onClose(): void
  title: ReactNode
  children: ReactNode
  /** Buttons besides the cancel button, the primary one first. */
  actions?: ReactNode
  cancelLabel?: string
  /** Action of the cancel button, where it differs from closing. */
  onCancel?(): void
  size?: Size
}

/** The native dialog: it traps focus, closes on Escape and makes the page behind it inert. */
export function Modal({
  isOpen,
  onClose,
  title,
  children,
  actions,
  cancelLabel,
  onCancel = onClose,
  size = '2xl',
}: Props) {
  const text = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Our own `close()` also fires this event; the owner is notified only of the user's actions.
      onClose={() => isOpen && onClose()}
      className={classes(
        'm-auto max-h-[90dvh] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain p-0',
        'rounded-card border border-line bg-card text-ink shadow-card backdrop:bg-black/50',
        widths[size],
      )}
    >
      {isOpen && (
        <>
          <header
            className={classes(
              'sticky top-0 flex items-start justify-between gap-4 px-5 py-4',
              'border-b border-line bg-card',
            )}
          >
            <h2 id={titleId} className="min-w-0 pt-1.5 text-lg font-bold break-words">
              {title}
            </h2>
            <button
              type="button"
              aria-label={text(componentMessages.close)}
              onClick={onClose}
              className={classes(iconButtonClasses, '-mt-0.5 -mr-2 shrink-0 hover:bg-brand-soft', focusRing)}
            >
              <X aria-hidden size={20} />
            </button>
          </header>
          <div className="px-5 py-4">{children}</div>
          <footer className="flex flex-wrap gap-3 border-t border-line px-5 py-4">
            {actions}
            <Button variant={actions ? 'quiet' : 'secondary'} onClick={onCancel}>
              {cancelLabel ?? text(componentMessages.cancel)}
            </Button>
          </footer>
        </>
      )}
    </dialog>
  )
}
