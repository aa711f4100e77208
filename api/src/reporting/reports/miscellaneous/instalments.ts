import { bilingualDigits } from '@wewb/domain/language/digits'
import { levelOptions } from '@wewb/domain/services/definitions/edu-allowance/student'
import { loadLists } from '#administration/lookups/load-lists.ts'
import type { InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { drillDownUrl } from '#reporting/reports/drill-down-links.ts'
import { countLifeCertificates, countStipendInstalments, type InstalmentOutcome } from './instalment-queries.ts'

/** M08: by the level of the circular and the year of the instalment. */
export const stipendInstalments: InMemoryReport = {
  async list(context) {
    const rows = await countStipendInstalments(context)
    return rows.map(({ level, year, ...counts }) => {
      const link = (becoming: InstalmentOutcome) =>
        drillDownUrl(context, 'M09F', { figure: `edu.${becoming}.${year}.${level ?? ''}` })
      return {
        cells: {
          level: levelOptions.find(({ value }) => value === level)?.label ?? level,
          year: bilingualDigits(year),
          ...counts,
        },
        links: { due: link('unrenewed'), renewed: link('renewed'), paid: link('paid'), stopped: link('stopped') },
      }
    })
  },
}

/** M09: by the district of the applicant. */
export const lifeCertificates: InMemoryReport = {
  async list(context) {
    const rows = await countLifeCertificates(context)
    const lists = await loadLists(context.db, [
      { source: 'district', values: rows.flatMap(({ district }) => district ?? []) },
    ])
    return rows.map(({ district, ...counts }) => {
      const link = (becoming: InstalmentOutcome) =>
        drillDownUrl(context, 'M09F', { ...(district ? { district } : {}), figure: `dis.${becoming}` })
      return {
        cells: { district: (district && lists('district', district)?.label) ?? district, ...counts },
        links: { due: link('due'), received: link('received'), onHold: link('onHold') },
      }
    })
  },
}
