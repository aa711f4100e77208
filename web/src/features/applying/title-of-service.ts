import { screenOfService } from '../../../../domain/src/access/service-screen.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { serviceModules } from '../../../../domain/src/lookups/service-modules.ts'
import { queryOfService } from '../../forms/service-address.ts'

/** The screen's, or its own where the service is only a guest there. */
export function titleOfService(service: string): Bilingual {
  const guest = queryOfService(service).service
  return serviceModules.find(({ code }) => code === guest)?.name ?? screenOfService(service).title
}
