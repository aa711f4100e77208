import type { ComponentType, ReactNode } from 'react'
import type { BuiltScreenId } from '../../../domain/src/access/screens.ts'

export type Layout = ComponentType<{ children: ReactNode }>
export type LoadedScreen = { Page: ComponentType; Layout: Layout }

/** Gives a screen at once when its code is here, otherwise the promise of it (the same promise each time). */
export type ScreenSource = (id: BuiltScreenId) => LoadedScreen | Promise<LoadedScreen>
