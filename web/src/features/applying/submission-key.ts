const kept = (applicationNo: string) => `submission ${applicationNo}`

/** The key of this attempt: the same until the server has answered, even when the page is loaded again in between. */
export function keyOf(applicationNo: string): string {
  const known = sessionStorage.getItem(kept(applicationNo))
  if (known) return known
  const fresh = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  sessionStorage.setItem(kept(applicationNo), fresh)
  return fresh
}

export const dropKey = (applicationNo: string): void => sessionStorage.removeItem(kept(applicationNo))
