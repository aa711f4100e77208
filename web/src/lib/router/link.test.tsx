import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Link, NavLink } from './link.tsx'
import { StaticRouter } from './router.tsx'

const at = (location: string, element: React.ReactNode) =>
  renderToString(<StaticRouter location={location}>{element}</StaticRouter>)

describe('links', () => {
  it('work without script', () => {
    expect(at('/', <Link to="/login">in</Link>)).toBe('<a href="/login">in</a>')
  })

  it('are marked as current for this page', () => {
    const look = ({ isActive }: { isActive: boolean }) => (isActive ? 'on' : 'off')
    expect(at('/role', <NavLink to="/role" className={look} />)).toBe(
      '<a aria-current="page" class="on" href="/role"></a>',
    )
    expect(at('/users', <NavLink to="/role" className={look} />)).toBe('<a class="off" href="/role"></a>')
  })

  it('are current for an exact match only, with `end`', () => {
    expect(at('/verification/status', <NavLink to="/verification" />)).toContain('aria-current')
    expect(at('/verification/status', <NavLink to="/verification" end />)).not.toContain('aria-current')
  })
})
