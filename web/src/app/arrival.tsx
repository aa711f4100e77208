import { useEffect } from 'react'
import { useLocation, useNavigationType } from '../router/router.tsx'
import { getScreen, type ScreenId } from '../../../domain/src/access/screens.ts'
import { usePageData } from '../api-client/page-data.tsx'
import { useLanguage } from '../i18n/language.tsx'
import { announceAlive } from './alive.ts'
import { titleOf } from './title.ts'

/** Outside the component, which is made anew with each layout: a change of layout is a change of page too. */
let last: { pathname: string; key: string } | undefined

/** What a page load does by itself and a route change does not: title, scroll position, focus, and so the word of the screen reader. */
export function Arrival({ screenId }: { screenId: ScreenId }) {
  const { locale } = useLanguage()
  const { data } = usePageData()
  const { pathname, hash, key } = useLocation()
  const navigationType = useNavigationType()

  useEffect(announceAlive, [])

  useEffect(() => {
    document.title = titleOf(getScreen(screenId), locale, data)
  }, [screenId, locale, data])

  useEffect(() => {
    const from = last
    last = { pathname, key }
    const target = hash ? document.getElementById(hash.slice(1)) : null
    // The 80 px above it are `scroll-padding-top` in theme.css.
    if (target) target.scrollIntoView()
    if (target || from === undefined || from.pathname === pathname) return
    if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }, [pathname, hash, key, navigationType])

  return null
}

function focusHeading() {
  const main = document.querySelector('main')
  // A page that has put the cursor into its first field knows better.
  if (main?.contains(document.activeElement)) return
  const heading = main?.querySelector('h1') ?? main
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
