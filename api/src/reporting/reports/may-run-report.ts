import type { Report } from '@wewb/domain/reporting/report'
import { permittedActions } from '#identity/access/person.ts'
import type { Actor } from '#server/context.ts'

/** Requires access to the screen and the further permissions of the report. */
export const mayRunReport = (actor: Actor, { screen, needs, services }: Report): boolean =>
  actor.permissions.has(`${screen}:view`) &&
  (needs === undefined || actor.permissions.has(needs)) &&
  (services === undefined || services.some((service) => permittedActions(actor, service).includes('view')))
