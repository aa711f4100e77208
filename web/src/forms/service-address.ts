import { screenOfService } from '../../../domain/src/access/service-screen.ts'
import { serviceModules } from '../../../domain/src/lookups/service-modules.ts'

/** Two services may share a screen. The first has it by its path alone; the other says its name. */
export function queryOfService(service: string): { service?: string } {
  const { path } = screenOfService(service)
  return serviceModules.find((module) => module.path === path)?.code === service ? {} : { service }
}

/** Where a service is worked on, with what else its address is to say. */
export function addressOfService(service: string, query: Record<string, string> = {}): string {
  const params = String(new URLSearchParams({ ...queryOfService(service), ...query }))
  return `${screenOfService(service).path}${params && `?${params}`}`
}
