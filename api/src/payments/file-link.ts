import { screenOfService } from '../../../domain/src/access/service-screen.ts'
import { serviceModules } from '../../../domain/src/lookups/service-modules.ts'
import type { Config } from '../platform/config.ts'

/** The very application, for a message: no name and no number of a person stands in it. Whoever opens it logs in first. */
export function linkToFile({ publicUrl }: Pick<Config, 'publicUrl'>, { service, no }: { service: string; no: string }): string {
  const { path } = screenOfService(service)
  const isFirst = serviceModules.find((module) => module.path === path)?.code === service
  const isProgramme = !serviceModules.some(({ code }) => code === service)
  return `${publicUrl}${path}?application=${no}${isFirst || isProgramme ? '' : `&service=${service}`}`
}
