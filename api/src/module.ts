import type { FastifyInstance } from 'fastify'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import type { Tx } from '#db/database.ts'
import type { Job } from '#jobs/job-queue.ts'
import type { DatabaseGauge } from '#observability/metrics.ts'
import type { Portal } from '#server/context.ts'
import type { FormPostHandler } from '#ssr/form-posts.ts'
import type { PageLoader } from '#ssr/page-content.ts'
import type { ServerBundle } from '#ssr/pages.ts'

export type SeedOptions = { now: Date; demo: boolean; services: readonly ServiceDefinition[] }

/**
 * Everything a module adds to the portal. `modules.ts` lists the modules; `portal.ts` and `app.ts` start them. An area
 * that lets others contribute to it (effects of moves, facts, letters) adds its part by declaration merging.
 */
export interface Module {
  /** Rows the module needs in every database. Runs at each start, in one transaction with the others. */
  seed?: (tx: Tx, options: SeedOptions) => Promise<unknown>
  routes?: (app: FastifyInstance, portal: Portal, bundle?: ServerBundle) => void | Promise<void>
  /**
   * Handlers of job queues. Modules may share a queue: their handlers run one after another, in the order of the
   * modules.
   */
  jobs?: (portal: Portal) => readonly Job[]
  /** Queues jobs again that a crash interrupted. */
  resume?: (portal: Portal) => Promise<unknown>
  /** Starts background work that is not a job; returns a function that stops it. */
  start?: (portal: Portal) => () => Promise<void>
  metrics?: readonly DatabaseGauge[]
  /** A part of the data that every public page is rendered with. */
  publicData?: (portal: Portal) => Promise<Partial<PublicPageData>>
  /** Loaders of public pages whose content depends on the URL, by path. */
  pages?: (portal: Portal) => Readonly<Record<string, PageLoader>>
  /** Handlers of public pages that accept a form post without JavaScript, by path. */
  postedPages?: (portal: Portal) => Readonly<Record<string, FormPostHandler>>
}
