import type { Portal } from '#server/context.ts'
import { createExternalRegister, type ExternalRegisterLookup } from './external-register.ts'
import type { RegisterResult, Register } from './register.ts'
import { createDatabaseRegister } from './database-register.ts'

export function openRegister({ config, db, secrets }: Pick<Portal, 'config' | 'db' | 'secrets'>): Register {
  const tables = createDatabaseRegister(db, secrets)
  const askBmet = config.bmet && createExternalRegister('worker', config.bmet)
  const askBoard = config.educationBoard && createExternalRegister('student', config.educationBoard)
  return {
    async findWorker(query) {
      // The NOC of an embassy is not a document of BMET.
      if (!askBmet || query.identitySource === '2') return tables.findWorker(query)
      const outside = await askBmet(query)
      if (outside.outcome === 'found') return outside
      // Memberships are only in our tables; imported clearances count only while the external register is unavailable.
      const inside = await tables.findWorker(query, outside.outcome === 'silent' ? undefined : ['MEMBERSHIP'])
      return inside.outcome === 'found' ? inside : outside
    },
    findStudent: (query) =>
      askBoard ? withFallback(askBoard(query), () => tables.findStudent(query)) : tables.findStudent(query),
  }
}

async function withFallback(
  request: ReturnType<ExternalRegisterLookup>,
  lookInside: () => Promise<RegisterResult>,
): Promise<RegisterResult> {
  const outside = await request
  if (outside.outcome !== 'silent') return outside
  const inside = await lookInside()
  return inside.outcome === 'found' ? inside : outside
}
