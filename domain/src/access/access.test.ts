import { describe, expect, it } from 'vitest'
import type { Permission } from './actions.ts'
import { guardRoute } from './route-guard.ts'
import { mainMenus, menusFor } from './menus.ts'
import { roleSeeds } from './roles.ts'
import { allScreens, findScreenByPath } from './screens.ts'
import { sidebarEntries } from './sidebar-entries.ts'

/** Paths that links and bookmarks rely on, with `{product}` replaced. */
const specified =
  `/ /scholarship-info /education-results /disability-results /complaint-submission /complaint-status /gms /verify
  /app-status-check /bmet-wewbm-check
  /dashboard /notice-form /notice-list /education-allowance /scholarship-result /disability-alw-result
  /miscellaneous-report /general-report /re-integration
  /sms-module-summary-report /role /users /wewb-membership /profile /change-password
  /user-type-role /settings-setup /highlight-news /disability-allowance
  /dis-application-setup /repatriation-application /medical-assistance /online-gms-program
  /surokkha-application /verification/app-status-check
  /verification/bmet-wewbm-check /login /register /forgot-password /download /service-verification /error`.split(/\s+/)

describe('screen list', () => {
  it('has every required path, with unique paths and ids', () => {
    expect(specified.filter((path) => !findScreenByPath(path))).toEqual([])
    expect(new Set(allScreens.map(({ path }) => path)).size).toBe(allScreens.length)
    expect(new Set(allScreens.map(({ id }) => id)).size).toBe(allScreens.length)
  })
  it('gives every sidebar entry its own number', () => {
    const numbers = Object.values(sidebarEntries).map(({ id }) => id)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
  it('matches a path with or without a trailing slash', () => {
    expect([findScreenByPath('/login/')?.id, findScreenByPath('/')?.id, findScreenByPath('/nowhere')]).toEqual([
      'login',
      'home',
      undefined,
    ])
  })
})

describe('route guard', () => {
  const visitor = { signedIn: false, allowedPaths: [], demo: true }
  const person = { signedIn: true, allowedPaths: ['/audit-log'], demo: true }

  it('redirects an unknown path to the error page before any other check', () => {
    for (const who of [visitor, person])
      expect([guardRoute('/nowhere', who), guardRoute('/payment-batch/1', who)]).toEqual(['go-error', 'go-error'])
  })
  it('redirects a signed-in user away from log-in and registration', () => {
    expect([guardRoute('/login', person), guardRoute('/register', person), guardRoute('/', person)]).toEqual([
      'go-dashboard',
      'go-dashboard',
      'open',
    ])
  })
  it('always permits dashboard, profile and change-password for a signed-in user', () => {
    for (const path of ['/dashboard', '/profile', '/change-password']) {
      expect([guardRoute(path, person), guardRoute(path, visitor)]).toEqual(['open', 'go-home'])
    }
  })
  it('permits other paths only if the menus contain them, and otherwise signs the user out', () => {
    expect(guardRoute('/audit-log', person)).toBe('open')
    expect(guardRoute('/audit-log', { ...person, allowedPaths: [] })).toBe('sign-out-and-log-in')
    expect(guardRoute('/audit-log', visitor)).toBe('go-home')
  })
  it('permits the demo pages in a demo only', () => {
    expect([guardRoute('/demo/ui', visitor), guardRoute('/demo/ui', { ...visitor, demo: false })]).toEqual([
      'open',
      'go-error',
    ])
  })
})

describe('menus', () => {
  const every = new Set(allScreens.map(({ id }): Permission => `${id}:view`))

  it('always contains the dashboard, and no empty group', () => {
    expect(menusFor(new Set()).map(({ id }) => id)).toEqual(['dashboard'])
    for (const group of menusFor(every)) expect(group.screens.length).toBeGreaterThan(0)
  })
  it('hides screens that are not built', () => {
    for (const { screens } of menusFor(every)) for (const { screen } of screens) expect(screen.built).toBe(true)
  })
  it('requires the view action, whatever other actions are granted', () => {
    expect(menusFor(new Set<Permission>(['audit-log:export'])).map(({ id }) => id)).toEqual(['dashboard'])
    const [, administration] = menusFor(new Set<Permission>(['audit-log:export', 'audit-log:view']))
    expect(administration?.screens[0]?.actions.toSorted()).toEqual(['export', 'view'])
  })
  it('sorts the groups by their numbers', () => {
    expect(mainMenus.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('roles', () => {
  it('are the fourteen roles of the Board, with permissions on existing screens only', () => {
    expect(roleSeeds).toHaveLength(14)
    const ids = new Set(allScreens.map(({ id }) => id as string))
    for (const { permissions } of roleSeeds)
      for (const permission of permissions) expect(ids).toContain(permission.split(':')[0])
  })
  it('separate duties: the administrator decides nothing and pays nothing, the auditor changes nothing', () => {
    const may = (code: string, pattern: RegExp) =>
      roleSeeds.find((role) => role.code === code)?.permissions.filter((permission) => pattern.test(permission))
    expect(may('SYS_ADMIN', /:(?:approve|reject|pay|forward|verify)$/)).toEqual([])
    expect(may('AUDITOR', /:(?!view|export|print)/)).toEqual([])
    // Decides appeals, for which the workflow asks `approve`.
    expect(may('DG', /:(?!view|export|print|approve)/)).toEqual([])
    expect(may('APPLICANT', /:(?:approve|reject|pay|forward|verify|publish)$/)).toEqual([])
  })
})
