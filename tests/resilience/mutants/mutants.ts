import type { Mutant } from './mutant.ts'
import { entryPointMutants } from './entry-point-mutants.ts'
import { durabilityMutants } from './durability-mutants.ts'
import { accessMutants } from './access-mutants.ts'

/**
 * Faults that occur in similar systems; `npm run test:resilience -- --only-mutants` checks that each is detected. The
 * invariants `keys` and `speed` have none.
 */
export const mutants: readonly Mutant[] = [...entryPointMutants, ...accessMutants, ...durabilityMutants]
