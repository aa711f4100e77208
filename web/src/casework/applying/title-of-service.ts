import { getServiceScreen } from '@wewb/domain/access/service-screen'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { serviceModules } from '@wewb/domain/reference/service-modules'
import { buildServiceQuery } from '#lib/router/service-url.ts'

/** Returns the title of the screen, or of the service where it shares another's screen. */
export function titleOfService(service: string): Bilingual {
  const guest = buildServiceQuery(service).service
  return serviceModules.find(({ code }) => code === guest)?.name ?? getServiceScreen(service).title
}
