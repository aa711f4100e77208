import type { Generated, JSONColumnType } from 'kysely'

type Filled<T> = Generated<T>

/** Tables of migration `0007_family`. */
export type FamilyTables = {
  family_profile: {
    account_id: number
    answers: JSONColumnType<Record<string, unknown>>
    answers_sealed: Buffer | null
    revision: Filled<number>
    changed_at: Filled<Date>
  }
  family_document: {
    id: Filled<string>
    account_id: number
    path: string
    sha256: Buffer
    media_type: string
    size: number
    width: number | null
    height: number | null
    file_name: string
    created_at: Filled<Date>
  }
}

declare module '#db/tables.ts' {
  interface Tables extends FamilyTables {}
}
