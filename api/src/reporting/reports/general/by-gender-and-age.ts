import type { Bilingual } from '@wewb/domain/language/bilingual'
import { ageBands, ageBandName, type AgeBand } from '@wewb/domain/reporting/general/age-bands'
import type { ReportContext, ReportRow, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { applicationsDrillDownUrl } from '#reporting/reports/drill-down-links.ts'
import { countByGenderAndAge, type GenderAndAgeCount } from './queries.ts'

const genders = ['MALE', 'FEMALE', 'OTHER'] as const

/** G05: by age on the day of the application; forms without gender or birth date count separately. */
export const byGenderAndAge: InMemoryReport = {
  async list(context) {
    const groups = await countByGenderAndAge(context)
    return context.services.flatMap(({ id, title }) => {
      const own = groups.filter(({ service }) => service === id)
      return ageBands.flatMap((band, index) => {
        const here = own.filter((group) => group.band === index)
        return here.length > 0 ? [rowOf(context, id, title, band, here)] : []
      })
    })
  },
}

function rowOf(
  context: ReportContext,
  service: string,
  title: Bilingual,
  band: AgeBand,
  groups: GenderAndAgeCount[],
): ReportRow {
  const countOf = (gender: string | null) =>
    groups.filter((group) => group.gender === gender).reduce((sum, { n }) => sum + n, 0)
  const [male, female, other] = genders.map(countOf)
  const people = groups.reduce((sum, { n }) => sum + n, 0)
  const withGender = (male ?? 0) + (female ?? 0) + (other ?? 0)
  return {
    cells: {
      service: title,
      age: ageBandName(band),
      male: male ?? 0,
      female: female ?? 0,
      other: other ?? 0,
      unknown: people - withGender,
      people,
    },
    links: { people: applicationsDrillDownUrl(context, { module: service, figure: `age${ageBands.indexOf(band)}` }) },
  }
}
