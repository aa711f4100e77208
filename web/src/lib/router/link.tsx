import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from './router.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }

/** A link of the portal. It is a plain anchor: it opens in a new tab, can be copied, and works without script. */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isOurs(event, to, rest.target)) return
    event.preventDefault()
    // Navigating to the current URL adds no history entry.
    navigate(to, { replace: replace ?? to === `${pathname}${search}${hash}` })
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

type NavLinkProps = Omit<LinkProps, 'className'> & {
  end?: boolean
  className?: string | ((state: { isActive: boolean }) => string)
}

/** A link that marks itself when it points to the current page; with `end`, only on an exact match. */
export function NavLink({ to, end = false, className, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const isActive = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return (
    <Link
      {...rest}
      to={to}
      {...(isActive && { 'aria-current': 'page' as const })}
      {...(className && { className: typeof className === 'string' ? className : className({ isActive }) })}
    />
  )
}

/** True for a plain click on an internal URL; all others (tel:, new tab, middle button) are left to the browser. */
function isOurs(event: MouseEvent, to: string, target: string | undefined): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey
  return (
    isPlain && !event.defaultPrevented && (!target || target === '_self') && /^[/?#]/.test(to) && !to.startsWith('//')
  )
}
