import type { Generated } from 'kysely'

/** Table of the migration `0039_page_problems`. */
export type PageProblemTables = {
  page_problem: {
    id: Generated<number>
    page: string
    language: 'bn' | 'en'
    width: number
    browser: string
    account_id: number | null
    report_sealed: Buffer
    received_at: Date
    done_at: Date | null
    done_by: number | null
    note_sealed: Buffer | null
  }
}

declare module '#db/tables.ts' {
  interface Tables extends PageProblemTables {}
}
