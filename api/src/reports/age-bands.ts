import { sql } from 'kysely'
import { ageBands, bandBegins } from '../../../domain/src/reports/general/age-bands.ts'

/** The place in `ageBands` of a file's person, as old as on the day of the application. Without a time zone: a million need one each otherwise. */
export const bandOf = sql<number>`(case when file.born is null then ${sql.lit(ageBands.length - 1)}
  else width_bucket(date_part('year', age(file.received_on::timestamp, file.born::timestamp)), ${sql.lit(`{${bandBegins.join()}}`)}::float8[]) end)`
