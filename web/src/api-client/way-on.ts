import { read } from './session.ts'

const keptAs = 'wayOn'

/** Where somebody wants to go who must log in first. It outlives the opening of an account on the way, in this tab only. */
export const keepWayOn = (path: string): void => sessionStorage.setItem(keptAs, path)

/** Asked once. Only a screen of this person's own menus: any other would log them out again. */
export function takeWayOn(): string | undefined {
  const path = sessionStorage.getItem(keptAs)
  sessionStorage.removeItem(keptAs)
  return path !== null && read('userMenus')?.includes(path.replace(/\?.*/s, '')) ? path : undefined
}
