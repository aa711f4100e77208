import { freshKey } from '../../api-client/fresh-key.ts'

const kept = (applicationNo: string) => `submission ${applicationNo}`

/** The key of this attempt: the same until the server has answered, even when the page is loaded again in between. */
export function keyOf(applicationNo: string): string {
  const known = sessionStorage.getItem(kept(applicationNo))
  if (known) return known
  const fresh = freshKey()
  sessionStorage.setItem(kept(applicationNo), fresh)
  return fresh
}

export const dropKey = (applicationNo: string): void => sessionStorage.removeItem(kept(applicationNo))
