import { X } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { classes, focusRing, iconButtonClasses } from '#components/styles/class-names.ts'
import type { ToastMessage } from './toast.tsx'
import { componentMessages } from '#components/messages.ts'

/** Replaces the toast region when it could not load: it must still show that the connection is lost. */
export function FallbackToasts({
  messages,
  onClose,
}: {
  messages: readonly ToastMessage[]
  onClose(message: ToastMessage): void
}) {
  const text = useText()
  return (
    <div className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 sm:left-auto sm:w-[440px]">
      {messages.map((message, index) => (
        <div
          key={index}
          role="alert"
          className={classes(
            'flex items-start gap-3 p-3 pl-4',
            'rounded-card border border-l-4 border-line border-l-danger bg-card shadow-card',
          )}
        >
          <p className="min-w-0 flex-1 py-2">{message.text}</p>
          <button
            type="button"
            aria-label={text(componentMessages.close)}
            onClick={() => onClose(message)}
            className={classes(iconButtonClasses, 'shrink-0 hover:bg-brand-soft', focusRing)}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
      ))}
    </div>
  )
}
