import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { renewableYear } from '../../../../domain/src/awards/renewal.ts'
import { digitsInBoth } from '../../../../domain/src/language/digits.ts'
import { levelOptions } from '../../../../domain/src/services/edu-allowance/student.ts'
import { studentKinds } from '../../applications/keys.ts'
import { loadLists } from '../../lookups/load-lists.ts'
import { disability, scholarship } from '../../setups/repository.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, ShortReport } from '../counting.ts'
import { listBehind } from '../links.ts'

/** What becomes of a year: the same words in both reports and in the list behind them. A year that was applied for is neither due nor on hold. */
export const whatBecomes = {
  due: sql<SqlBool>`instalment.state = 'DUE' and under_way.no is null`,
  unrenewed: sql<SqlBool>`instalment.state in ('DUE', 'HOLD') and under_way.no is null`,
  onHold: sql<SqlBool>`instalment.state = 'HOLD' and under_way.no is null`,
  renewed: sql<SqlBool>`(instalment.state in ('RENEWAL_SUBMITTED', 'APPROVED') or (instalment.state in ('DUE', 'HOLD') and under_way.no is not null))`,
  received: sql<SqlBool>`(instalment.state in ('RENEWAL_SUBMITTED', 'APPROVED', 'PAID') or (instalment.state in ('DUE', 'HOLD') and under_way.no is not null))`,
  paid: sql<SqlBool>`instalment.state = 'PAID'`,
  stopped: sql<SqlBool>`instalment.state = 'STOPPED'`,
}
export type Becoming = keyof typeof whatBecomes

/** The years of awards with the file they belong to, and whether the family has asked for the year by a renewal that is still to be decided. */
export const instalmentsOf = (asked: Asked, service: string): RawBuilder<unknown> => sql`
  instalment join report_file file on file.application_id = instalment.application_id left join setup on setup.id = file.setup_id
  left join (
    select distinct theirs.application_id, (renewal.answers->>'installmentNo')::integer as no
    from application renewal join application_key own on own.application_id = renewal.id and own.kind in (${sql.join([...studentKinds])})
    join application_key theirs using (kind, digest)
    where renewal.service = ${service} and renewal.answers->>'applicationKind' <> 'NEW' and jsonb_typeof(renewal.answers->'installmentNo') = 'number'
      and (renewal.status in ('SUBMITTED', 'UNDER_REVIEW', 'RETURNED', 'APPROVED') or (renewal.status = 'REJECTED' and renewal.desk is not null))
  ) under_way on under_way.application_id = instalment.application_id and under_way.no = instalment.no
  where file.service = ${service} and ${filesOf(asked)} and ${yearsOf(asked, service)}`

/** The years that a period touches; of life certificates only those that have been asked for by now, which the first year needs none of. */
function yearsOf({ days, today }: Asked, service: string): RawBuilder<SqlBool> {
  const [first, last] = [Number(days.from.slice(0, 4)), Number(days.to.slice(0, 4))]
  if (service !== disability) return sql`instalment.year between ${first} and ${last}`
  return sql`instalment.year between ${first} and ${Math.min(last, renewableYear(today))} and instalment.no > 1`
}

const countOf = (column: string, becoming: Becoming) => sql`count(*) filter (where ${whatBecomes[becoming]})::int as ${sql.ref(column)}`

/** M08: by the level of the circular and the year of the instalment. */
export const stipendInstalments: ShortReport = {
  async list(asked) {
    const { rows } = await sql<{ level: string | null; year: number } & Record<'due' | 'renewed' | 'paid' | 'stopped', number>>`
      select setup.circular->>'educationLevelId' as level, instalment.year, ${countOf('due', 'unrenewed')}, ${countOf('renewed', 'renewed')},
        ${countOf('paid', 'paid')}, ${countOf('stopped', 'stopped')}
      from ${instalmentsOf(asked, scholarship)} group by 1, 2 order by 1, 2`.execute(asked.db)
    return rows.map(({ level, year, ...counts }) => {
      const link = (becoming: Becoming) => listBehind(asked, 'M09F', { figure: `edu.${becoming}.${year}.${level ?? ''}` })
      return {
        cells: { level: levelOptions.find(({ value }) => value === level)?.label ?? level, year: digitsInBoth(year), ...counts },
        links: { due: link('unrenewed'), renewed: link('renewed'), paid: link('paid'), stopped: link('stopped') },
      }
    })
  },
}

/** M09: by the district of the family. */
export const lifeCertificates: ShortReport = {
  async list(asked) {
    const { rows } = await sql<{ district: string | null } & Record<'due' | 'received' | 'onHold', number>>`
      select file.district, ${countOf('due', 'due')}, ${countOf('received', 'received')}, ${countOf('onHold', 'onHold')}
      from ${instalmentsOf(asked, disability)} and instalment.state <> 'STOPPED' group by 1 order by 1`.execute(asked.db)
    const lists = await loadLists(asked.db, [{ source: 'district', values: rows.flatMap(({ district }) => district ?? []) }])
    return rows.map(({ district, ...counts }) => {
      const link = (becoming: Becoming) => listBehind(asked, 'M09F', { ...(district ? { district } : {}), figure: `dis.${becoming}` })
      return {
        cells: { district: (district && lists('district', district)?.label) ?? district, ...counts },
        links: { due: link('due'), received: link('received'), onHold: link('onHold') },
      }
    })
  },
}
