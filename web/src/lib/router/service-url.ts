import { getServiceScreen } from '@wewb/domain/access/service-screen'
import { serviceModules } from '@wewb/domain/reference/service-modules'

/** Two services may share a screen: the first is reached by the path alone, the other needs its code in the query. */
export function buildServiceQuery(service: string): { service?: string } {
  const { path } = getServiceScreen(service)
  return serviceModules.find((module) => module.path === path)?.code === service ? {} : { service }
}

/** Builds the URL of a service's screen with further query parameters. */
export function buildServiceUrl(service: string, query: Record<string, string> = {}): string {
  const params = String(new URLSearchParams({ ...buildServiceQuery(service), ...query }))
  return `${getServiceScreen(service).path}${params && `?${params}`}`
}
