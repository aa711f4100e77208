/** Screens most people use: the entry itself knows their pages. */
export type EagerScreenId = 'home' | 'terms' | 'notices' | 'notice' | 'error' | 'login' | 'register' | 'forgot-password'
