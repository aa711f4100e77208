import { sql } from 'kysely'
import type { Database } from '../../platform/database.ts'

/** Of the days on which something changed, many small additions become one; older days are left alone. */
export const foldMessages = (db: Database) =>
  sql`with gone as (
        delete from message_tally where day in (select day from message_tally where not folded) returning *
      )
      insert into message_tally
      select day, module, template, language, operator, outcome, sum(n), sum(parts), sum(poisha), sum(codes), sum(used), true from gone
      group by day, module, template, language, operator, outcome
      having sum(n) <> 0 or sum(parts) <> 0 or sum(poisha) <> 0 or sum(codes) <> 0 or sum(used) <> 0`.execute(db)
