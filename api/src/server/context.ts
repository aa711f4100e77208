import type { Permission } from '@wewb/domain/access/actions'
import type { Locale } from '@wewb/domain/language/bilingual'
import type { Invalidation } from '#cache/invalidation.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#db/database.ts'
import type { FileStore } from '#storage/file-store.ts'
import type { VirusScanner } from '#storage/virus-scanner.ts'
import type { JobQueue } from '#jobs/job-queue.ts'
import type { RateLimiter } from './rate-limits.ts'
import type { Telemetry } from '#observability/telemetry.ts'
import type { Replica } from '#db/replica.ts'
import type { Secrets } from '#security/secrets.ts'
import type { WaitEstimate } from '#db/pool-wait.ts'

/** The user who sends a request. A visitor without a login has id 0 and no permissions. */
export type Actor = {
  id: number
  sessionId: string
  userType: string
  officeId: number | null
  mustChangePassword: boolean
  /** True for staff without a second factor while the board requires one. */
  mustSetSecondFactor: boolean
  permissions: ReadonlySet<Permission>
  /** Roles and office at the time of the request; looked up when the actor has no session. */
  deskAssignment?: DeskAssignment
}

/** The codes of the roles at desks, and the office. */
export type DeskAssignment = { roles: string[]; office: { id: number; type: string; places: string[] } | undefined }

export const visitor: Actor = {
  id: 0,
  sessionId: '',
  userType: 'VISITOR',
  officeId: null,
  mustChangePassword: false,
  mustSetSecondFactor: false,
  permissions: new Set(),
}

/**
 * Extensions that modules contribute to lower areas. An area declares its part by declaration merging; `modules.ts`
 * collects them.
 */
export interface Extensions {}

/** Shared services of the portal, the same for every request. */
export interface Portal {
  config: Config
  /** URL of the database with the application role, for child processes. */
  databaseUrl: string
  db: Database
  /**
   * For reads that may be slightly stale and are not personal: a healthy replica if there is one, otherwise the same as
   * `db`.
   */
  readDb: Database
  replica: Replica | undefined
  estimatedWait: WaitEstimate
  telemetry: Telemetry
  secrets: Secrets
  limits: RateLimiter
  files: FileStore
  /** Scans uploads for viruses, where one is configured. */
  scanner: VirusScanner | undefined
  jobs: JobQueue
  /** Emitted when something is published. */
  contentInvalidation: Invalidation
  extensions: Extensions
  now(): Date
}

/** Passed to a use case besides its input. */
export type Context = Portal & { actor: Actor; locale: Locale; address: string; device: string }
