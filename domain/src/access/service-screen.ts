import { serviceModules } from '../lookups/service-modules.ts'
import { getScreen, screenAt, type ScreenId } from './screens.ts'
import type { Screen } from './screen.ts'

/** The screen a service lives on, and so the permissions that rule it. A grant programme lives with the others of its kind. */
export function screenOfService(service: string): Screen & { id: ScreenId } {
  const path = serviceModules.find(({ code }) => code === service)?.path
  return (path && screenAt(path)) || getScreen('online-gms-program')
}
