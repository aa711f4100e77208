import { usePageData } from '#lib/api-client/page-data.tsx'
import { useText } from '#lib/i18n/language.tsx'

/** Says on every public page that the portal is maintained, or will be. The server sends the text. */
export function MaintenanceBanner() {
  const text = useText()
  const { maintenanceNotice: notice } = usePageData().data.app
  if (!notice) return null
  return (
    <p className="border-b border-needs-you bg-needs-you-soft px-4 py-3 text-center font-semibold">{text(notice)}</p>
  )
}
