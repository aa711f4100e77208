import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Days } from '../../../../domain/src/reports/periods.ts'

/** A moment on one of these days, as Dhaka counts them; written so that an index on the moment is used. */
export const momentIn = (column: string, { from, to }: Days): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} >= (${from}::date)::timestamp at time zone 'Asia/Dhaka'
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'Asia/Dhaka'`
