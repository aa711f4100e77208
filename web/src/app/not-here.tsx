import { usePageData } from '../api-client/page-data.tsx'
import { useLanguage } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { words } from '../worker/words.ts'

/** In the place of a page whose script was never fetched and cannot be now. */
export function NotHere() {
  const { text, digits } = useLanguage()
  const { callCentreLocal } = usePageData().data.app
  return (
    <section className="mx-auto max-w-[60ch] px-4 py-8">
      <h1 className="text-2xl font-bold">{text(words.title)}</h1>
      <p className="mt-3 text-lg text-muted">{text(words.text)}</p>
      <Button look="secondary" className="mt-6" onClick={() => location.reload()}>
        {text(words.tryAgain)}
      </Button>
      <p className="mt-6">
        {text(words.call)}{' '}
        <a href={`tel:${callCentreLocal}`} className="font-bold text-brand underline underline-offset-4">
          {digits(callCentreLocal)}
        </a>
      </p>
    </section>
  )
}
