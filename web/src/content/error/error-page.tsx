import { usePageData } from '#lib/api-client/page-data.tsx'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { errorPageMessages } from './messages.ts'

/** Shown for every unknown URL: what happened, and three links. */
export function ErrorPage() {
  const { text, digits } = useLanguage()
  const isSignedIn = useIsSignedIn()
  const { callCentreLocal } = usePageData().data.app
  return (
    <section className="mx-auto max-w-[60ch] py-8">
      <h1 className="text-2xl font-bold">{text(errorPageMessages.title)}</h1>
      <p className="mt-3 text-lg text-muted">{text(errorPageMessages.why)}</p>
      <h2 className="mt-8 font-bold">{text(errorPageMessages.next)}</h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/">{text(errorPageMessages.home)}</ButtonLink>
        <ButtonLink to={isSignedIn ? '/dashboard' : '/login'} variant="secondary">
          {text(isSignedIn ? errorPageMessages.dashboard : errorPageMessages.logIn)}
        </ButtonLink>
      </div>
      <p className="mt-6">
        {text(errorPageMessages.call)}{' '}
        <a href={`tel:${callCentreLocal}`} className="font-bold text-brand underline underline-offset-4">
          {digits(callCentreLocal)}
        </a>
      </p>
    </section>
  )
}
