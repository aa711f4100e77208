import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import type { Dashboard } from './dashboard-page.tsx'
import { MyDesk } from './my-desk.tsx'
import { words } from './words.ts'

/** These look after the portal; no application ever comes to their desk. */
const withoutFiles = ['SYS_ADMIN', 'AUDITOR', 'CONTENT_EDITOR']

export function StaffHome({ dashboard }: { dashboard: Dashboard }) {
  const { text, number } = useLanguage()
  return (
    <>
      {dashboard.tiles.length > 0 && (
        <section aria-labelledby="figures" className="grid gap-3">
          <h2 id="figures" className="text-lg font-bold">
            {text(words.figures)}
          </h2>
          <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {dashboard.tiles.slice(0, 6).map(({ code, label, labelBng, value, url }) => (
              <div key={code} className="flex flex-col-reverse justify-end rounded-card border border-line bg-card px-5 py-4">
                <dt className="text-muted">
                  {url ? <TextLink to={url}>{text({ bn: labelBng, en: label })}</TextLink> : text({ bn: labelBng, en: label })}
                </dt>
                <dd className="text-3xl font-bold tabular-nums">{number(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {!withoutFiles.includes(dashboard.role) && <MyDesk />}
    </>
  )
}
