import { Link } from 'react-router'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { serviceModules } from '../../../../domain/src/lookups/service-modules.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useSignedIn } from '../../api-client/use-signed-in.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { services } from './services.ts'
import { words } from './words.ts'

const rows = services.map((service) => ({ ...service, name: serviceModules[service.module], to: getScreen(service.screen) }))
const someAreOpen = rows.some(({ to }) => to.built)

export function ServiceList() {
  const { text, digits } = useLanguage()
  const isSignedIn = useSignedIn()
  const phone = digits(usePageData().data.app.callCentreLocal)
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="text-xl font-bold">
        {text(words.services)}
      </h2>
      {!someAreOpen && <p className="mt-2 max-w-[60ch] text-muted">{text(words.servicesSoon, { phone })}</p>}
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {rows.map(({ module, name, sentence, to }) => (
          <li key={module} className="border-t border-line py-4">
            <h3 className="font-bold">
              {to.built ? (
                <Link to={isSignedIn ? to.path : '/login'} className="text-brand underline underline-offset-4">
                  {text(name)}
                </Link>
              ) : (
                text(name)
              )}
            </h3>
            <p className="mt-1 text-muted">{text(sentence)}</p>
            {someAreOpen && !to.built && <p className="mt-1 text-sm text-muted">{text(words.soon)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
