import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from '../../router/router.tsx'
import { onSessionChange, read, readText } from '../../api-client/session.ts'
import { useText } from '../../i18n/language.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { words } from './words.ts'

const stored = () => readText('routeBreadcrumbMap')

/** Home, main menu, submenu; only for the paths of the person's own menus. */
export function PageCrumbs() {
  const text = useText()
  const { pathname } = useLocation()
  const kept = useSyncExternalStore(onSessionChange, stored, () => null)
  const crumb = read('routeBreadcrumbMap')?.[pathname]
  useEffect(() => {
    if (kept !== null && !crumb) console.warn(`no breadcrumb for ${pathname}`)
  }, [kept, crumb, pathname])
  if (!crumb) return null
  const main = text({ bn: crumb.mainMenuNameBng, en: crumb.mainMenuName })
  const page = text({ bn: crumb.menuNameBng, en: crumb.menuName })
  return <Breadcrumb crumbs={[{ label: text(words.home), to: '/' }, ...(main === page ? [] : [{ label: main }]), { label: page }]} />
}
