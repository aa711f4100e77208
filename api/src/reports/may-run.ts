import type { Report } from '../../../domain/src/reports/report.ts'
import { actionsOn } from '../applications/person.ts'
import type { Actor } from '../platform/context.ts'

/** Its screen, and what the report itself asks besides. */
export const mayRun = (actor: Actor, { screen, needs, services }: Report): boolean =>
  actor.permissions.has(`${screen}:view`) &&
  (needs === undefined || actor.permissions.has(needs)) &&
  (services === undefined || services.some((service) => actionsOn(actor, service).includes('view')))
