import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { offlineMessages } from '#worker/messages.ts'

/** Shown instead of a page whose code is not cached and cannot load offline. */
export function PageUnavailableOffline() {
  const { text, digits } = useLanguage()
  const { callCentreLocal } = usePageData().data.app
  return (
    <section className="mx-auto max-w-[60ch] px-4 py-8">
      <h1 className="text-2xl font-bold">{text(offlineMessages.title)}</h1>
      <p className="mt-3 text-lg text-muted">{text(offlineMessages.text)}</p>
      <Button variant="secondary" className="mt-6" onClick={() => location.reload()}>
        {text(offlineMessages.tryAgain)}
      </Button>
      <p className="mt-6">
        {text(offlineMessages.call)}{' '}
        <a href={`tel:${callCentreLocal}`} className="font-bold text-brand underline underline-offset-4">
          {digits(callCentreLocal)}
        </a>
      </p>
    </section>
  )
}
