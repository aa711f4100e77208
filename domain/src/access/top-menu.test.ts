import { describe, expect, it } from 'vitest'
import { allScreens } from './screens.ts'
import { topMenuFor, type TopMenuFacts } from './top-menu.ts'

const allBuilt = allScreens.map((screen) => ({ ...screen, built: true }))
const everythingOn: TopMenuFacts = {
  activeSettings: new Set([
    'ALLOW_ONLINE_GCR_APPLICATION',
    'ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK',
    'ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL',
  ]),
  hasStatusModules: true,
}
const nothingOn: TopMenuFacts = { activeSettings: new Set(), hasStatusModules: false }

const pathsIn = (group: string, facts: TopMenuFacts) =>
  topMenuFor(facts, allBuilt)
    .find(({ id }) => id === group)
    ?.screens?.map(({ path }) => path)

describe('public menu', () => {
  it('always starts with home and the notice board', () => {
    const paths = topMenuFor(nothingOn).map(({ path }) => path)
    expect(paths.slice(0, 2)).toEqual(['/', '/#notice-board'])
  })

  it('omits screens that are not built and empty groups', () => {
    const unbuilt = allScreens.map((screen) => ({ ...screen, built: false }))
    expect(topMenuFor(everythingOn, unbuilt).map(({ id }) => id)).toEqual(['home', 'notice-board'])
  })

  it('has all groups in order if everything is built and enabled', () => {
    const ids = topMenuFor(everythingOn, allBuilt).map(({ id }) => id)
    expect(ids).toEqual(['home', 'notice-board', 'apply', 'results', 'complaint', 'verification'])
  })

  it('offers the seven applications and both results regardless of the settings', () => {
    expect(new Set(pathsIn('apply', nothingOn))).toEqual(
      new Set([
        '/education-allowance',
        '/re-integration',
        '/disability-allowance',
        '/wewb-membership',
        '/repatriation-application',
        '/medical-assistance',
        '/online-gms-program',
      ]),
    )
    expect(pathsIn('results', nothingOn)).toEqual(['/education-results', '/disability-results'])
  })

  it('shows each complaint screen only with its setting', () => {
    expect(pathsIn('complaint', nothingOn)).toBeUndefined()
    const onlySubmission = { ...nothingOn, activeSettings: new Set(['ALLOW_ONLINE_GCR_APPLICATION']) }
    expect(pathsIn('complaint', onlySubmission)).toEqual(['/complaint-submission'])
    const onlyStatus = { ...nothingOn, activeSettings: new Set(['ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK']) }
    expect(pathsIn('complaint', onlyStatus)).toEqual(['/complaint-status'])
  })

  it('always offers to verify a document and to download a card', () => {
    expect(pathsIn('verification', nothingOn)).toEqual(['/verify', '/download'])
  })

  it('shows the status check if a service supports it, and the membership check with its setting', () => {
    expect(pathsIn('verification', { ...nothingOn, hasStatusModules: true })).toEqual([
      '/app-status-check',
      '/verify',
      '/download',
    ])
    const membership = { ...nothingOn, activeSettings: new Set(['ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL']) }
    expect(pathsIn('verification', membership)).toEqual(['/bmet-wewbm-check', '/verify', '/download'])
  })
})
