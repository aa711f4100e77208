import { listLatestDefinitions } from '#services/definitions/queries.ts'
import type { Database, Tx } from '#db/database.ts'

type Names = { moduleName: string; moduleNameBng: string }

/** Loads the title of every service from its latest definition. */
export async function loadModuleNames(db: Database | Tx): Promise<(module: string) => Names> {
  const titles = new Map((await listLatestDefinitions(db)).map(({ definition }) => [definition.id, definition.title]))
  return (module) => ({ moduleName: titles.get(module)?.en ?? module, moduleNameBng: titles.get(module)?.bn ?? module })
}
