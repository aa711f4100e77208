import { X } from 'lucide-react'
import { useText } from '../i18n/language.tsx'
import { classes, focusRing } from './look.ts'
import type { ToastMessage } from './toast.tsx'
import { words } from './words.ts'

/** What stands in for the toast region when that could not be loaded: the line is lost, and just that has to be said. */
export function PlainToasts({ messages, onClose }: { messages: readonly ToastMessage[]; onClose(message: ToastMessage): void }) {
  const text = useText()
  return (
    <div className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 sm:left-auto sm:w-[440px]">
      {messages.map((message, index) => (
        <div
          key={index}
          role="alert"
          className="flex items-start gap-3 rounded-card border border-l-4 border-line border-l-danger bg-card p-3 pl-4 shadow-card"
        >
          <p className="min-w-0 flex-1 py-2">{message.text}</p>
          <button
            type="button"
            aria-label={text(words.close)}
            onClick={() => onClose(message)}
            className={classes('grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-brand-soft', focusRing)}
          >
            <X aria-hidden size={20} />
          </button>
        </div>
      ))}
    </div>
  )
}
