import type { ServiceDefinition } from '../definition/service-definition.ts'
import { eduAllowance } from './edu-allowance/definition.ts'
import { membership } from './wewb-membership/definition.ts'
import { passportChange } from './wewb-passport/definition.ts'

/** The services that ship with the portal. Staff add grant programmes beside them. */
export const catalogue: readonly ServiceDefinition[] = [eduAllowance, membership, passportChange]
