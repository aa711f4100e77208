import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from '#lib/router/router.tsx'
import { onSessionChange, readSession, readSessionText } from '#lib/api-client/session-storage.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Breadcrumb } from '#components/layout/breadcrumb.tsx'
import { signedInLayoutMessages } from './messages.ts'

const stored = () => readSessionText('routeBreadcrumbMap')

/** Shows home, main menu and submenu for the paths of the user's menus. */
export function PageBreadcrumb() {
  const text = useText()
  const { pathname } = useLocation()
  const saved = useSyncExternalStore(onSessionChange, stored, () => null)
  const crumb = readSession('routeBreadcrumbMap')?.[pathname]
  useEffect(() => {
    if (saved !== null && !crumb) console.warn(`no breadcrumb for ${pathname}`)
  }, [saved, crumb, pathname])
  if (!crumb) return null
  const main = text({ bn: crumb.mainMenuNameBng, en: crumb.mainMenuName })
  const page = text({ bn: crumb.menuNameBng, en: crumb.menuName })
  return (
    <Breadcrumb
      crumbs={[
        { label: text(signedInLayoutMessages.home), to: '/' },
        ...(main === page ? [] : [{ label: main }]),
        { label: page },
      ]}
    />
  )
}
