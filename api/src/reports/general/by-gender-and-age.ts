import { sql } from 'kysely'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { ageBands, nameOfBand, type AgeBand } from '../../../../domain/src/reports/general/age-bands.ts'
import { bandOf } from '../age-bands.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, ReportRow, ShortReport } from '../counting.ts'
import { inParallel } from '../in-parallel.ts'
import { behind } from '../links.ts'

type Group = { service: string; band: number; gender: string | null; n: number }

const genders = ['MALE', 'FEMALE', 'OTHER'] as const

/** G05. As old as on the day of the application; whose form asks neither is counted apart. */
export const byGenderAndAge: ShortReport = {
  async list(asked) {
    const groups = await countBy(asked)
    return asked.services.flatMap(({ id, title }) => {
      const own = groups.filter(({ service }) => service === id)
      return ageBands.flatMap((band, index) => {
        const here = own.filter((group) => group.band === index)
        return here.length > 0 ? [rowOf(asked, id, title, band, here)] : []
      })
    })
  },
}

function rowOf(asked: Asked, service: string, title: Bilingual, band: AgeBand, groups: Group[]): ReportRow {
  const countOf = (gender: string | null) => groups.filter((group) => group.gender === gender).reduce((sum, { n }) => sum + n, 0)
  const [male, female, other] = genders.map(countOf)
  const people = groups.reduce((sum, { n }) => sum + n, 0)
  const known = (male ?? 0) + (female ?? 0) + (other ?? 0)
  return {
    cells: {
      service: title,
      age: nameOfBand(band),
      male: male ?? 0,
      female: female ?? 0,
      other: other ?? 0,
      unknown: people - known,
      people,
    },
    links: { people: behind(asked, { module: service, figure: `age${ageBands.indexOf(band)}` }) },
  }
}

const countBy = (asked: Asked): Promise<Group[]> =>
  inParallel(
    asked.db,
    sql<Group>`
      select file.service, ${bandOf} as band, file.gender, count(*)::int as n
      from report_file file where ${filesOf(asked, { day: 'received_on' })} group by 1, 2, 3`,
  )
