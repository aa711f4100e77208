import { ruleFor, type SecondFactorRule } from '../../../../domain/src/accounts/second-factor.ts'
import type { Database } from '../../platform/database.ts'
import { readSettings } from '../../settings/repository.ts'

/** What the board asks of somebody of this kind. A setting that is not in force asks for nothing. */
export async function readRule(db: Database, userType: string): Promise<SecondFactorRule> {
  const settings = await readSettings(db)
  return ruleFor(userType, settings.isOn('STAFF_SECOND_FACTOR') ? settings.text('STAFF_SECOND_FACTOR') : 'OFF')
}
