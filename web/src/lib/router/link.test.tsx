import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Link, NavLink } from './link.tsx'
import { StaticRouter } from './router.tsx'

const at = (location: string, element: React.ReactNode) =>
  renderToString(<StaticRouter location={location}>{element}</StaticRouter>)

describe('links', () => {
  it('are links without script too', () => {
    expect(at('/', <Link to="/login">in</Link>)).toBe('<a href="/login">in</a>')
  })

  it('say when they point to this page', () => {
    const look = ({ isActive }: { isActive: boolean }) => (isActive ? 'on' : 'off')
    expect(at('/role', <NavLink to="/role" className={look} />)).toBe(
      '<a aria-current="page" class="on" href="/role"></a>',
    )
    expect(at('/users', <NavLink to="/role" className={look} />)).toBe('<a class="off" href="/role"></a>')
  })

  it('with `end`, only when nothing follows', () => {
    expect(at('/verification/status', <NavLink to="/verification" />)).toContain('aria-current')
    expect(at('/verification/status', <NavLink to="/verification" end />)).not.toContain('aria-current')
  })
})
