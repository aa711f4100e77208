import { serviceModules } from '#reference/service-modules.ts'
import { getScreen, findScreenByPath, type ScreenId } from './screens.ts'
import type { Screen } from './screen.ts'

/** The screen of a service, whose permissions apply to it. All grant programmes share one screen. */
export function getServiceScreen(service: string): Screen & { id: ScreenId } {
  const path = serviceModules.find(({ code }) => code === service)?.path
  return (path && findScreenByPath(path)) || getScreen('online-gms-program')
}
