export type ClaimState = 'CLAIMED' | 'GRANTED' | 'PAID' | 'RELEASED'

/** Tables of migration `0026_claims`. */
export type ClaimTables = {
  claim: {
    application_id: number
    service: string
    rules: string
    state: ClaimState
    amount: string | null
    fiscal_year: string | null
  }
  claim_key: { application_id: number; rule: string; digest: Buffer; proven: boolean }
}

declare module '#db/tables.ts' {
  interface Tables extends ClaimTables {}
}
