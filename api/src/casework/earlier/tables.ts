import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { RowError } from '#registers/imports/validate-rows.ts'
import type { EarlierImportState, EarlierStatus } from '@wewb/domain/casework/earlier-contracts'

/** The position of the heading in the file for each column that is mapped. */
export type Mapping = { [column: string]: number }

/** Result of the check of a staged file; its valid rows are stored by page. */
export type Checked = { headings: string[]; errors: RowError[]; good: number }

/** Tables and views of migrations `0038_earlier_applications` and `0047_holders_who_may_act`. */
export type EarlierTables = {
  earlier_import: {
    id: string
    file_name: string
    sha256: string
    mapping: JSONColumnType<Mapping>
    rows_sealed: Buffer | null
    checked: ColumnType<Checked | null, never, string>
    state: ColumnType<EarlierImportState, never, EarlierImportState>
    total: number
    refused: number
    known: number
    added: Generated<number>
    done: Generated<number>
    uploaded_by: number
    uploaded_at: ColumnType<Date, never, never>
    decided_by: ColumnType<number | null, never, number>
    decided_at: ColumnType<Date | null, never, Date>
  }
  earlier_import_page: { import_id: string; page: number; rows_sealed: Buffer }
  earlier_application: {
    id: Generated<number>
    claim_id: ColumnType<number, never, never>
    no: string
    old_no: string
    service: string
    year: number
    name: string
    district: string | null
    amount: string | null
    status: EarlierStatus
    decided_on: string | null
    person_sealed: Buffer
    nid_digest: Buffer | null
    passport_digest: Buffer | null
    mobile_digest: Buffer | null
    rules: ColumnType<string | null, never, string>
    fiscal_year: ColumnType<string | null, never, string>
    account_id: ColumnType<number | null, never, number>
    import_id: string
    created_at: ColumnType<Date, never, never>
  }
  earlier_claim_key: { claim_id: number; rule: string; digest: Buffer; proven: boolean }
}

declare module '#db/tables.ts' {
  interface Tables extends EarlierTables {}
}
