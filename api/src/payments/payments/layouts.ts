import {
  defaultBankFileLayout,
  defaultBankReturnLayout,
  type BankFileLayout,
  type BankReturnLayout,
} from '@wewb/domain/payments/bank-file-layout'
import type { Database, Tx } from '#db/database.ts'
import { findLayouts } from './layout-queries.ts'

type Layouts = { file: BankFileLayout; returns: BankReturnLayout; revision: number; changedAt: Date | null }

/** Returns the layouts of the Board, or the defaults. */
export async function readLayouts(db: Database | Tx): Promise<Layouts> {
  const stored = await findLayouts(db)
  if (!stored) return { file: defaultBankFileLayout, returns: defaultBankReturnLayout, revision: 0, changedAt: null }
  return { file: stored.file, returns: stored.returns, revision: stored.revision, changedAt: stored.changed_at }
}
