import { secondFactorRuleFor, type SecondFactorRule } from '@wewb/domain/identity/accounts/second-factor'
import type { Database } from '#db/database.ts'
import { readSettings } from '#administration/settings/queries.ts'

/** Returns the second-factor rule of a user type. A setting that is not in force means `OFF`. */
export async function getSecondFactorRule(db: Database, userType: string): Promise<SecondFactorRule> {
  const settings = await readSettings(db)
  return secondFactorRuleFor(
    userType,
    settings.isOn('STAFF_SECOND_FACTOR') ? settings.text('STAFF_SECOND_FACTOR') : 'OFF',
  )
}
