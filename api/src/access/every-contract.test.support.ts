import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyContract } from '../../../domain/src/contracts/contract.ts'

const folder = join(import.meta.dirname, '../../../domain/src/contracts')

/** Every call of the portal, found where they are written, so that none can be left out. */
export async function everyContract(): Promise<AnyContract[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>))
  return modules.flatMap((exports) => Object.values(exports)).filter(isContract)
}

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'opensTo' in value && 'method' in value && 'path' in value
