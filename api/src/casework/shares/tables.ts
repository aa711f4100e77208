import type { ColumnType } from 'kysely'
import type { ShareBasis } from '@wewb/domain/casework/share-contracts'

/** An heir as a decision was about them. */
export type DecidedHeir = {
  name: string
  relation: string
  isAlive: boolean
  stated: number
  /** Keyed digest of the number and the birth date. The first decisions have none. */
  person?: string
}

/** Tables of migration `0030_share_decision`. */
export type ShareTables = {
  share_decision: {
    application_id: number
    version: number
    basis: ShareBasis
    shares: number[]
    heirs: ColumnType<DecidedHeir[], string, string>
    reason: string
    account_id: number
    at: ColumnType<Date, Date | string, Date | string>
  }
}

declare module '#db/tables.ts' {
  interface Tables extends ShareTables {}
}
