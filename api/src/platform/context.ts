import type { Permission } from '../../../domain/src/access/actions.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import type { Bell } from './bell.ts'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs.ts'
import type { Limits } from './limits.ts'
import type { Observed } from './observe.ts'
import type { Replica } from './replica.ts'
import type { Secrets } from './secrets.ts'
import type { Waiting } from './shed-load.ts'

/** Somebody who acts. A visitor without a log-in has id 0 and may do nothing that needs a permission. */
export type Actor = {
  id: number
  sessionId: string
  userType: string
  officeId: number | null
  mustChangePassword: boolean
  /** The board asks staff for a second step at the log-in, and this one has none. */
  mustSetSecondFactor: boolean
  permissions: ReadonlySet<Permission>
  /** Where they sit, as it was when they asked; who was not asked for it by a token is looked up. */
  seat?: ActorSeat
}

/** By what their roles are called at desks, and their office. */
export type ActorSeat = { roles: string[]; office: { type: string; places: string[] } | undefined }

export const visitor: Actor = {
  id: 0,
  sessionId: '',
  userType: 'VISITOR',
  officeId: null,
  mustChangePassword: false,
  mustSetSecondFactor: false,
  permissions: new Set(),
}

/** What the portal is made of; the same for every request. */
export type Portal = {
  config: Config
  db: Database
  /** For what may be a moment old and is nobody's own: a replica when there is one and it is well, else the same as `db`. */
  readDb: Database
  replica: Replica | undefined
  line: Waiting
  observed: Observed
  secrets: Secrets
  limits: Limits
  files: Files
  jobs: Jobs
  /** Rung by who publishes. */
  published: Bell
  now(): Date
}

/** What a use case is given besides its input. */
export type Context = Portal & { actor: Actor; locale: Locale; address: string; device: string }
