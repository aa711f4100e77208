import { getScreen } from '@wewb/domain/access/screens'
import { useText } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useLocation } from '#lib/router/router.tsx'

/** Link of the footers; it names the page that is open. */
export function ReportProblemLink({ className }: { className: string }) {
  const text = useText()
  const { pathname } = useLocation()
  const { path, title } = getScreen('report-problem')
  return (
    <Link to={`${path}?${new URLSearchParams({ page: pathname })}`} rel="nofollow" className={className}>
      {text(title)}
    </Link>
  )
}
