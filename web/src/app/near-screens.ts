/** Screens that most people come by: their pages are known to the entry itself. */
export type NearScreenId = 'home' | 'terms' | 'notices' | 'notice' | 'error' | 'login' | 'register' | 'forgot-password'
