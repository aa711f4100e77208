/** Stores the read-aloud setting in a cookie like the language, because local storage is cleared at logout. */
export const formatReadAloudCookie = (isOn: boolean): string =>
  `readAloud=on; path=/; max-age=${isOn ? 31536000 : 0}; samesite=lax`

export const isReadAloudOn = (cookies: string): boolean => /(?:^|;\s*)readAloud=on(?:;|$)/.test(cookies)
