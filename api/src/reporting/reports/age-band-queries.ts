import { sql } from 'kysely'
import { ageBands, ageBandStarts } from '@wewb/domain/reporting/general/age-bands'

/**
 * Index in `ageBands` by the age on the day of the application. Casts to timestamps without time zone, which avoids a
 * conversion per row.
 */
export const ageBandExpression = sql<number>`(case when app.born is null then ${sql.lit(ageBands.length - 1)}
  else width_bucket(
    date_part('year', age(app.received_on::timestamp, app.born::timestamp)),
    ${sql.lit(`{${ageBandStarts.join()}}`)}::float8[]) end)`
