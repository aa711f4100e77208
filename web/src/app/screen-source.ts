import type { ComponentType, ReactNode } from 'react'
import type { BuiltScreenId } from '@wewb/domain/access/screens'

export type Layout = ComponentType<{ children: ReactNode }>
export type LoadedScreen = { Page: ComponentType; Layout: Layout }

/** Returns a screen when its code is loaded, otherwise a promise of it (always the same one). */
export type ScreenSource = (id: BuiltScreenId) => LoadedScreen | Promise<LoadedScreen>

/** Screens most people use: the entry itself knows their pages. */
export type EagerScreenId = 'home' | 'terms' | 'notices' | 'notice' | 'error' | 'login' | 'register' | 'forgot-password'
