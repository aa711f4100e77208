import { sql } from 'kysely'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { filesOf } from '../conditions.ts'
import type { Asked, ReportRow, ShortReport } from '../counting.ts'
import { conditionOf } from '../figures.ts'
import { behind } from '../links.ts'

type Circular = { id: number; service: string; title: string; title_bng: string; budget: string | null }
type Spent = { service: string; setup_id: number | null; sanctioned: string; paid: string }

const allYear: Bilingual = { bn: 'সারা বছর (বিজ্ঞপ্তি ছাড়া)', en: 'All year, without a circular' }

/**
 * G06. A circular has one budget for its whole life, so all that was sanctioned under it stands beside it; it is shown when it was
 * open at some time of the period. A service without circulars shows what it sanctioned in the period, against no budget.
 */
export const budgets: ShortReport = {
  async list(asked) {
    const circulars = await listCirculars(asked)
    const [spent, without] = await Promise.all([spentUnder(asked, circulars.map(({ id }) => id)), spentWithout(asked)])
    return asked.services.flatMap(({ id, title }): ReportRow[] => [
      ...circulars.filter(({ service }) => service === id).map((circular) => rowOf(title, { bn: circular.title_bng, en: circular.title }, circular.budget, spent.get(circular.id))),
      ...without.filter(({ service }) => service === id).map((sums) => ({
        ...rowOf(title, allYear, null, sums),
        links: { sanctioned: behind(asked, { module: id, figure: 'approvedThen' }) },
      })),
    ])
  },
} // prettier-ignore

function rowOf(service: Bilingual, programme: Bilingual, budget: string | null, sums?: Spent): ReportRow {
  const { sanctioned = '0.00', paid = '0.00' } = sums ?? {}
  const balance = budget === null ? null : (Math.round(Number(budget) * 100 - Number(sanctioned) * 100) / 100).toFixed(2)
  return { cells: { service, programme, budget: budget === null ? null : Number(budget).toFixed(2), sanctioned, paid, balance } }
}

async function listCirculars({ db, services, days }: Asked): Promise<Circular[]> {
  const { rows } = await sql<Circular>`
    select id, service, title, title_bng, circular->>'budget' as budget from setup
    where published_at is not null and service = any(${services.map(({ id }) => id)})
      and opens_on <= ${days.to}::date and closes_on >= ${days.from}::date
    order by service, id desc`.execute(db)
  return rows
}

async function spentUnder(asked: Asked, setups: number[]): Promise<Map<number | null, Spent>> {
  const { rows } = await sql<Spent>`
    select file.setup_id, ${sums} from report_file file
    where file.setup_id = any(${setups}) and file.approval_status = 2 and ${filesOf(asked)} group by 1`.execute(asked.db)
  return new Map(rows.map((row) => [row.setup_id, row]))
}

async function spentWithout(asked: Asked): Promise<Spent[]> {
  const { rows } = await sql<Spent>`
    select file.service, ${sums} from report_file file
    where file.setup_id is null and file.approval_status = 2 and ${filesOf(asked, { day: 'approved_on' })} group by 1 having sum(file.amount) > 0`.execute(
    asked.db,
  )
  return rows
}

const sums = sql`coalesce(sum(file.amount) filter (where ${conditionOf('approved')}), 0)::numeric(16, 2)::text as sanctioned, coalesce(sum(file.paid), 0)::numeric(16, 2)::text as paid`
