import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from './router.tsx'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean }

/** A link of the portal. To the browser it is a link like any other: it opens in a new tab, copies, and works without script. */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isOurs(event, to, rest.target)) return
    event.preventDefault()
    // The same address again is not one more step back.
    navigate(to, { replace: replace ?? to === `${pathname}${search}${hash}` })
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

type NavLinkProps = Omit<LinkProps, 'className'> & { end?: boolean; className?: string | ((state: { isActive: boolean }) => string) }

/** A link that knows when it points here; with `end`, only when nothing follows. */
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

/** A plain press on an address of ours; everything else (tel:, another tab, a middle button) is the browser's. */
function isOurs(event: MouseEvent, to: string, target: string | undefined): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey
  return isPlain && !event.defaultPrevented && (!target || target === '_self') && /^[/?#]/.test(to) && !to.startsWith('//')
}
