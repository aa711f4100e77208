import { describe, expect, it } from 'vitest'
import { allScreens } from '../../../../domain/src/access/screens.ts'
import { openCases } from './open-cases.ts'

const ids = ['bereavement', 'repatriation-application', 'complaint-list']
const withBuilt = (isBuilt: boolean) => allScreens.map((screen) => (ids.includes(screen.id) ? { ...screen, built: isBuilt } : screen))
const mayCreate = () => ['view', 'create']

describe('what an agent may open for the caller', () => {
  it('is nothing while its screens are not built', () => {
    expect(openCases({ actionsAt: mayCreate, search: '01712345678', screens: withBuilt(false) })).toEqual([])
  })

  it('is the case of a bereaved family, a repatriation and a complaint once they are, with the phone of the caller', () => {
    const links = openCases({ actionsAt: mayCreate, search: '+৮৮০ ১৭১২-৩৪৫৬৭৮', screens: withBuilt(true) }).map(({ to }) => to)
    expect(links).toEqual([
      '/bereavement?mobile=01712345678',
      '/repatriation-application?mobile=01712345678',
      '/complaint-list?mobile=01712345678',
    ])
    const [abroad] = openCases({ actionsAt: mayCreate, search: '00971501234567', screens: withBuilt(true) })
    expect(abroad?.to).toBe('/bereavement?mobile=%2B971501234567')
  })

  it('carries along no other number that was searched', () => {
    for (const search of ['1234567890', 'A01234567', undefined])
      expect(openCases({ actionsAt: mayCreate, search, screens: withBuilt(true) })[0]?.to).toBe('/bereavement')
  })

  it('is only what the agent may create', () => {
    const actionsAt = (path: string) => (path === '/complaint-list' ? ['view', 'create'] : ['view'])
    expect(openCases({ actionsAt, search: '', screens: withBuilt(true) }).map(({ to }) => to)).toEqual(['/complaint-list'])
  })
})
