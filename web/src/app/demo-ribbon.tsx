import { Link } from '#lib/router/link.tsx'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { appMessages } from './messages.ts'

/** Marks a demo portal, so that nobody takes it for the real one. */
export function DemoRibbon() {
  const { demo } = usePageData()
  const text = useText()
  if (!demo) return null
  return (
    <aside aria-label={text(appMessages.demoLabel)} className="bg-needs-you-soft text-sm text-needs-you print:hidden">
      <p className="mx-auto flex max-w-[1200px] flex-wrap gap-x-3 px-4 py-1">
        <span>{text(appMessages.demo)}</span>
        <Link to="/demo/outbox" className="underline underline-offset-4">
          {text(appMessages.demoOutbox)}
        </Link>
        <Link to="/demo/ui" className="underline underline-offset-4">
          {text(appMessages.demoUi)}
        </Link>
      </p>
    </aside>
  )
}
