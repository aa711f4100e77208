import { readSession } from './session-storage.ts'

const storedAs = 'wayOn'

/** Saves the page to open after login. It survives a registration in between, in this tab only. */
export const saveReturnTo = (path: string): void => sessionStorage.setItem(storedAs, path)

/** Reads and removes the saved page. Only a screen of the user's menus is returned: any other would end the session. */
export function takeReturnTo(): string | undefined {
  const path = sessionStorage.getItem(storedAs)
  sessionStorage.removeItem(storedAs)
  return path !== null && readSession('userMenus')?.includes(path.replace(/\?.*/s, '')) ? path : undefined
}
