import { forgetSeen, write, type LoggedIn, type Menus } from './session.ts'

// Apart from session.ts: every page has that, and only a log-in and the menus need this.

/** Keeps who has logged in: on the device, or on a phone that is not theirs only in this tab. */
export function signIn(data: LoggedIn, token: string, appSettings: Record<string, unknown>, isSharedPhone: boolean) {
  localStorage.clear()
  forgetSeen()
  // A token here is what makes the phone a shared one (shared-phone.ts): all that follows goes where it is.
  if (isSharedPhone) {
    sessionStorage.setItem('token', token)
    noteTouch()
  }
  const { full_name, full_name_bng, login_id, avatar, userType } = data
  write('user', { full_name, full_name_bng, login_id, avatar, user_type: userType })
  write('appSettings', appSettings)
  write('token', token)
}

// In the storage of the tab: one that the browser brings back after an hour has been left for an hour.
const touchedAs = 'touchedAt'
export const noteTouch = () => sessionStorage.setItem(touchedAs, String(Date.now()))
/** When the holder of a shared phone was last seen to touch it. */
export const lastTouch = (): number => Number(sessionStorage.getItem(touchedAs))

/** Keeps the paths for the guard and the names for the breadcrumb. */
export function storeMenus(menus: Menus) {
  const items = menus.flatMap(({ mainMenuName, mainMenuNameBng, menu }) =>
    menu.map(({ menuUrl, menuName, menuNameBng }) => [menuUrl, { mainMenuName, mainMenuNameBng, menuName, menuNameBng }] as const),
  )
  write(
    'userMenus',
    items.map(([path]) => path),
  )
  write('routeBreadcrumbMap', Object.fromEntries(items))
}
