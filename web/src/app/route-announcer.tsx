import { useEffect } from 'react'
import { useLocation, useNavigationType } from '#lib/router/router.tsx'
import { getScreen, type ScreenId } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { announceHydrated } from './hydration.ts'
import { getDocumentTitle } from './document-title.ts'

/** Outside the component, because each layout mounts a new one and a change of layout is also a change of page. */
let last: { pathname: string; key: string } | undefined

/**
 * Does on a route change what a page load does by itself: sets the title, the scroll position and the focus, and so
 * informs the screen reader.
 */
export function RouteAnnouncer({ screenId }: { screenId: ScreenId }) {
  const { locale } = useLanguage()
  const { data } = usePageData()
  const { pathname, hash, key } = useLocation()
  const navigationType = useNavigationType()

  useEffect(announceHydrated, [])

  useEffect(() => {
    document.title = getDocumentTitle(getScreen(screenId), locale, data)
  }, [screenId, locale, data])

  useEffect(() => {
    const from = last
    last = { pathname, key }
    const target = hash ? document.getElementById(hash.slice(1)) : null
    // The offset of 80 px is `scroll-padding-top` in theme.css.
    if (target) target.scrollIntoView()
    if (target || from === undefined || from.pathname === pathname) return
    if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }, [pathname, hash, key, navigationType])

  return null
}

function focusHeading() {
  const main = document.querySelector('main')
  // Keeps the focus of a page that has focused its first field.
  if (main?.contains(document.activeElement)) return
  const heading = main?.querySelector('h1') ?? main
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
