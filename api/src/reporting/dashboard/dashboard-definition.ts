import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Permission } from '@wewb/domain/access/actions'
import type { RoleCode } from '@wewb/domain/access/roles'
import type { ComparisonKind, FigureUnit } from '@wewb/domain/reporting/dashboard-contracts'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { RolesAndOffice } from '#identity/access/person.ts'
import type { DeskScope } from '#casework/desks/desk-scope.ts'
import type { Context } from '#server/context.ts'
import type { PublishedDefinition } from '#services/definitions/queries.ts'
import type { Tables } from '#db/tables.ts'
import type { DeskCount } from './desk-queries.ts'

/** User, scope and date of a dashboard, loaded once for all figures. */
export type DashboardContext = Context & {
  today: string
  seat: RolesAndOffice
  /** Services whose applications the user may open. */
  services: readonly ServiceDefinition[]
  /** All versions of these services, because an application under way has the workflow of its own. */
  versions: readonly PublishedDefinition[]
  /** The user's own desks and the jurisdiction of their office. */
  desk: DeskScope
  /** Counts the applications on the user's desks by service; loaded once. */
  countOnDesk(): Promise<readonly DeskCount[]>
}

export type ApplicationExpressions = ExpressionBuilder<Tables, 'application'>

/**
 * Filter of the applications of a figure, used for counting and for the drill-down list. `within` is a point of a
 * chart.
 */
export type ApplicationFilter = (
  eb: ApplicationExpressions,
  context: DashboardContext,
  within?: string,
) => Expression<SqlBool>

export type FigureValue = {
  value: number
  amount?: number
  /** Currency of the amount, if not taka. */
  currency?: string
  change?: { kind: ComparisonKind; value: number }
  /** URL of the drill-down list, if it does not list applications. */
  url?: string
}

type Named = { code: string; label: Bilingual; unit?: FigureUnit; permission?: Permission }
/** A figure that counts its applications, or that has its own query. */
export type Tile = Named & { isUrgent?: true } & (
    | { filter: ApplicationFilter; count?: CountFigure }
    | { filter?: never; count: CountFigure }
  )
export type CountFigure = (context: DashboardContext) => Promise<FigureValue>

export type Point = { x: string; y: number; label: Bilingual; url?: string }
export type Series = Named & {
  shape: 'bars' | 'line'
  filter?: ApplicationFilter
  points(context: DashboardContext): Promise<Point[]>
}

/** A figure of the fiscal year to date, compared with the same days of last year. */
export type Headline = Named & { filter?: ApplicationFilter; count: CountFigure }

/** Dashboard of one or more roles. */
export type RoleDashboard = {
  roles: readonly RoleCode[]
  tiles: readonly Tile[]
  series: readonly Series[]
  headlines?: readonly Headline[]
}

/** Returns the URL of the drill-down list of a figure. */
export const figureListUrl = (code: string, within?: string): string =>
  `/dashboard?${new URLSearchParams({ list: code, ...(within === undefined ? {} : { within }) })}`
