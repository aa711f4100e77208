import type { Portal } from '../platform/context.ts'
import { outsideRegister, type AskOutside } from './outside-register.ts'
import type { Answer, Register } from './register.ts'
import { tableRegister } from './table-register.ts'

/** Opened once: its circuit breakers remember between requests whether the outside answers. */
export function openRegister({ config, db, secrets }: Pick<Portal, 'config' | 'db' | 'secrets'>): Register {
  const tables = tableRegister(db, secrets)
  const askBmet = config.bmet && outsideRegister('worker', config.bmet)
  const askBoard = config.board && outsideRegister('student', config.board)
  return {
    async findWorker(query) {
      // An embassy's NOC is no paper of BMET's.
      if (!askBmet || query.identitySource === '2') return tables.findWorker(query)
      const outside = await askBmet(query)
      if (outside.outcome === 'found') return outside
      // Memberships are the board's own and never stand outside; the clearances of our tables count only while the outside is silent.
      const inside = await tables.findWorker(query, outside.outcome === 'silent' ? undefined : ['MEMBERSHIP'])
      return inside.outcome === 'found' ? inside : outside
    },
    findStudent: (query) => (askBoard ? orElse(askBoard(query), () => tables.findStudent(query)) : tables.findStudent(query)),
  }
}

async function orElse(asked: ReturnType<AskOutside>, lookInside: () => Promise<Answer>): Promise<Answer> {
  const outside = await asked
  if (outside.outcome !== 'silent') return outside
  const inside = await lookInside()
  return inside.outcome === 'found' ? inside : outside
}
