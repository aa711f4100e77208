import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Permission } from '../../../domain/src/access/actions.ts'
import type { RoleCode } from '../../../domain/src/access/roles.ts'
import type { ChangeKind, FigureUnit } from '../../../domain/src/contracts/dashboard.ts'
import type { ServiceDefinition } from '../../../domain/src/definition/service-definition.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { Seat } from '../applications/person.ts'
import type { Scope } from '../desks/list-desk.ts'
import type { Context } from '../platform/context.ts'
import type { Tables } from '../platform/tables.ts'
import type { DeskCount } from './count-desk.ts'

/** Who asks, from where, and what they may see: read once for all figures of a dashboard. */
export type Asking = Context & {
  today: string
  seat: Seat
  /** Those whose files this person may open. */
  services: readonly ServiceDefinition[]
  /** Which desks are their own, and how far their office sees. */
  desk: Scope
  /** What lies on their desks, service by service; counted once, whoever asks. */
  onDesk(): Promise<readonly DeskCount[]>
}

export type Files = ExpressionBuilder<Tables, 'application'>

/** The files behind a figure: they are counted, and listed when somebody wants to see them. `within` is a point of a chart. */
export type WhichFiles = (eb: Files, asking: Asking, within?: string) => Expression<SqlBool>

export type Counted = {
  value: number
  amount?: number
  /** Of the amount, where it is not taka. */
  currency?: string
  change?: { kind: ChangeKind; value: number }
  /** The list behind it, where it is none of files. */
  url?: string
}

type Named = { code: string; label: Bilingual; unit?: FigureUnit; opensTo?: Permission }
/** A figure that is the number of its files, or that is counted in a way of its own. */
export type Tile = Named & { isUrgent?: true } & ({ files: WhichFiles; count?: Count } | { files?: never; count: Count })
export type Count = (asking: Asking) => Promise<Counted>

export type Point = { x: string; y: number; label: Bilingual; url?: string }
export type Series = Named & { shape: 'bars' | 'line'; files?: WhichFiles; points(asking: Asking): Promise<Point[]> }

/** A figure of the year so far, with what it was on the same days of the year before. */
export type Headline = Named & { files?: WhichFiles; count: Count }

/** What a kind of person sees. */
export type Board = { roles: readonly RoleCode[]; tiles: readonly Tile[]; series: readonly Series[]; headlines?: readonly Headline[] }

/** Where the files behind a figure are shown. */
export const listOfFigure = (code: string, within?: string): string =>
  `/dashboard?${new URLSearchParams({ list: code, ...(within === undefined ? {} : { within }) })}`
