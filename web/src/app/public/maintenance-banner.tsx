import { usePageData } from '#lib/api-client/page-data.tsx'
import { useText } from '#lib/i18n/language.tsx'

/** Says on every public page that the portal is maintained, or will be. The server sends the text. */
export function MaintenanceBanner() {
  const text = useText()
  const { maintenanceNotice: notice } = usePageData().data.app
  if (!notice) return null
  return <p className="bg-needs-you-soft p-3 text-center font-semibold">{text(notice)}</p>
}
