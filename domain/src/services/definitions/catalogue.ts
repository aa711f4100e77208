import type { ServiceDefinition } from '#engine/definition/service-definition.ts'
import { bereavement } from './bereavement/definition.ts'
import { compensation } from './compensation/definition.ts'
import { disAllowance } from './dis-allowance/definition.ts'
import { eduAllowance } from './edu-allowance/definition.ts'
import { burialCost } from './fa-burial-cost/definition.ts'
import { financialAssistance } from './fa-financial-assistance/definition.ts'
import { medicalAssistance } from './fa-medical-assistance/definition.ts'
import { repatriation } from './fa-repatriation/definition.ts'
import { reIntegration } from './re-integration/definition.ts'
import { surokkha } from './surokkha/definition.ts'
import { membership } from './wewb-membership/definition.ts'
import { passportChange } from './wewb-passport/definition.ts'

/** Built-in services. Staff add grant programmes. */
export const catalogue: readonly ServiceDefinition[] = [
  eduAllowance,
  disAllowance,
  membership,
  passportChange,
  reIntegration,
  repatriation,
  medicalAssistance,
  burialCost,
  financialAssistance,
  compensation,
  surokkha,
  bereavement,
]
