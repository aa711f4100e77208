/** How a device remembers that questions are read aloud: in a cookie like the language, because local storage is cleared at log-out. */
export const readAloudCookie = (isOn: boolean): string => `readAloud=on; path=/; max-age=${isOn ? 31536000 : 0}; samesite=lax`

export const readsAloud = (cookies: string): boolean => /(?:^|;\s*)readAloud=on(?:;|$)/.test(cookies)
