import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { AriaLocaleProvider } from '#lib/i18n/aria-locale-provider.tsx'
import { classes, focusRing, iconButtonClasses } from '#components/styles/class-names.ts'
import type { ToastKind, ToastMessage } from './toast.tsx'
import { componentMessages } from '#components/messages.ts'

const toastMessages = {
  notifications: { bn: 'বার্তা', en: 'Notifications' },
  toastError: { bn: 'সমস্যা:', en: 'Problem:' },
  toastSuccess: { bn: 'সম্পন্ন:', en: 'Done:' },
  toastInfo: { bn: 'তথ্য:', en: 'Note:' },
} satisfies Record<string, Bilingual>

const visibleMs = 10_000
const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 })

export const showToast = (message: ToastMessage) =>
  queue.add(message, message.kind === 'error' ? {} : { timeout: visibleMs })

const looks: Record<ToastKind, { Icon: typeof Info; colours: string; word: Bilingual }> = {
  error: { Icon: CircleAlert, colours: 'border-l-danger text-danger', word: toastMessages.toastError },
  success: { Icon: CircleCheck, colours: 'border-l-done text-done', word: toastMessages.toastSuccess },
  info: { Icon: Info, colours: 'border-l-in-process text-in-process', word: toastMessages.toastInfo },
}

export function LoadedToastRegion() {
  const text = useText()
  return (
    <AriaLocaleProvider>
      <AriaToastRegion
        queue={queue}
        aria-label={text(toastMessages.notifications)}
        className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-2 outline-none sm:left-auto sm:w-[440px]"
      >
        {({ toast }) => {
          const { Icon, colours, word } = looks[toast.content.kind]
          return (
            <Toast
              toast={toast}
              className={classes(
                'flex items-start gap-3 rounded-card border border-l-4 border-line bg-card p-3 pl-4 shadow-card',
                colours,
                focusRing,
              )}
            >
              <Icon aria-hidden size={20} className="mt-2.5 shrink-0" />
              <ToastContent className="min-w-0 flex-1 py-2 text-ink">
                <span className="sr-only">{text(word)} </span>
                <Text slot="title">{toast.content.text}</Text>
              </ToastContent>
              <AriaButton
                slot="close"
                aria-label={text(componentMessages.close)}
                className={classes(
                  iconButtonClasses,
                  'shrink-0 touch-manipulation text-ink hover:bg-brand-soft',
                  focusRing,
                )}
              >
                <X aria-hidden size={20} />
              </AriaButton>
            </Toast>
          )
        }}
      </AriaToastRegion>
    </AriaLocaleProvider>
  )
}
