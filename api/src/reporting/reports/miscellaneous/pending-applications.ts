import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Database } from '#db/database.ts'
import type { ReportRow, InMemoryReport } from '#reporting/reports/report-data-source.ts'
import { drillDownUrl } from '#reporting/reports/drill-down-links.ts'
import { ageingBuckets, daysBetween } from './ageing-buckets.ts'
import { joinBilingual } from '#reporting/reports/report-names.ts'
import { countPendingByDesk, formatDeskAndHolder, type PendingCounts } from './pending-queries.ts'
import { listRoleNames } from './queries.ts'
import { loadServingOffices } from './serving-offices.ts'

/** M01: applications by desk and age. */
export const pendingApplications: InMemoryReport = {
  async list(context) {
    const { db, services, today } = context
    const [groups, serving, roles] = [
      await countPendingByDesk(context),
      await loadServingOffices(db),
      await roleNames(db),
    ]
    const ageingRows = groups.map((group) => {
      const definition = services.find(({ id }) => id === group.service)
      const desk = definition && findDesk(definition.workflow, group.desk)
      const where = serving(desk, group)
      const role = desk
        ? joinBilingual(
            (group.holder === 'hq' ? substitutes : [desk.role].flat()).map(
              (code) => roles.get(code) ?? { bn: code, en: code },
            ),
          )
        : desk
      return {
        ...group,
        title: definition?.title ?? null,
        role: role ?? null,
        where,
        key: [group.service, formatDeskAndHolder(group), where.name.en].join('|'),
      }
    })
    return [...Map.groupBy(ageingRows, ({ key }) => key).values()].flatMap((rows): ReportRow[] => {
      const [first] = rows
      if (!first) return []
      const sumOf = (of: keyof PendingCounts) => rows.reduce((sum, row) => sum + row[of], 0)
      const oldest = rows.map((row) => row.oldest).toSorted()[0] ?? today
      const counts = Object.fromEntries(
        [...ageingBuckets, 'all' as const].map((age) => [age, sumOf(age)]),
      ) as PendingCounts
      const link = (age: string) =>
        drillDownUrl(context, 'M01F', {
          module: first.service,
          ...first.where.filter,
          figure: `${formatDeskAndHolder(first)}.${age}`,
        })
      const shown = Object.entries(counts).filter(([, count]) => count > 0)
      return [
        {
          cells: {
            office: first.where.name,
            role: first.role,
            service: first.title,
            ...counts,
            oldest: daysBetween(oldest, today),
          },
          links: Object.fromEntries(shown.map(([age]) => [age, link(age)])),
        },
      ]
    })
  },
}

/** Roles of head office at the desks of offices (`isSubstitute`). */
const substitutes = ['SECTION_OFFICER', 'ASST_DIRECTOR']

async function roleNames(db: Database): Promise<Map<string, Bilingual>> {
  const rows = await listRoleNames(db)
  return new Map(rows.map(({ code, name, name_bng }) => [code, { bn: name_bng, en: name }]))
}
