import { describe, expect, it } from 'vitest'
import { allScreens } from '@wewb/domain/access/screens'
import { newCaseLinks } from './new-case-links.ts'

const ids = ['bereavement', 'repatriation-application', 'complaint-list']
const withBuilt = (isBuilt: boolean) =>
  allScreens.map((screen) => (ids.includes(screen.id) ? { ...screen, built: isBuilt } : screen))
const mayCreate = () => ['view', 'create']

describe('new-case links of the call centre', () => {
  it('are empty while their screens are not built', () => {
    expect(newCaseLinks({ actionsAt: mayCreate, search: '01712345678', screens: withBuilt(false) })).toEqual([])
  })

  it('include bereavement, repatriation and complaint with the phone of the caller', () => {
    const links = newCaseLinks({ actionsAt: mayCreate, search: '+৮৮০ ১৭১২-৩৪৫৬৭৮', screens: withBuilt(true) }).map(
      ({ to }) => to,
    )
    expect(links).toEqual([
      '/bereavement?mobile=01712345678',
      '/repatriation-application?mobile=01712345678',
      '/complaint-list?mobile=01712345678',
    ])
    const [abroad] = newCaseLinks({ actionsAt: mayCreate, search: '00971501234567', screens: withBuilt(true) })
    expect(abroad?.to).toBe('/bereavement?mobile=%2B971501234567')
  })

  it('contain no other searched number', () => {
    for (const search of ['1234567890', 'A01234567', undefined])
      expect(newCaseLinks({ actionsAt: mayCreate, search, screens: withBuilt(true) })[0]?.to).toBe('/bereavement')
  })

  it('are limited to the permissions of the agent', () => {
    const actionsAt = (path: string) => (path === '/complaint-list' ? ['view', 'create'] : ['view'])
    expect(newCaseLinks({ actionsAt, search: '', screens: withBuilt(true) }).map(({ to }) => to)).toEqual([
      '/complaint-list',
    ])
  })
})
