import { usePageData } from '../../api-client/page-data.tsx'
import { useSignedIn } from '../../api-client/use-signed-in.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { words } from './words.ts'

/** Where every unknown address ends: what happened, and three ways on. */
export function ErrorPage() {
  const { text, digits } = useLanguage()
  const isSignedIn = useSignedIn()
  const { callCentreLocal } = usePageData().data.app
  return (
    <section className="mx-auto max-w-[60ch] py-8">
      <h1 className="text-2xl font-bold">{text(words.title)}</h1>
      <p className="mt-3 text-lg text-muted">{text(words.why)}</p>
      <h2 className="mt-8 font-bold">{text(words.next)}</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/">{text(words.home)}</ButtonLink>
        <ButtonLink to={isSignedIn ? '/dashboard' : '/login'} look="secondary">
          {text(isSignedIn ? words.dashboard : words.logIn)}
        </ButtonLink>
      </div>
      <p className="mt-6">
        {text(words.call)}{' '}
        <a href={`tel:${callCentreLocal}`} className="font-bold text-brand underline underline-offset-4">
          {digits(callCentreLocal)}
        </a>
      </p>
    </section>
  )
}
