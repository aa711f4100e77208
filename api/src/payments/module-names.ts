import { listLatest } from '../definitions/repository.ts'
import type { Database, Tx } from '../platform/database.ts'

type Names = { moduleName: string; moduleNameBng: string }

/** Of every service, as its newest form calls it. */
export async function namesOfModules(db: Database | Tx): Promise<(module: string) => Names> {
  const titles = new Map((await listLatest(db)).map(({ definition }) => [definition.id, definition.title]))
  return (module) => ({ moduleName: titles.get(module)?.en ?? module, moduleNameBng: titles.get(module)?.bn ?? module })
}
