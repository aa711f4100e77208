import { getOwn } from '@wewb/domain/collections/get-own'
import { maskNumber } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { redactMessageText } from '#messaging/messages/redact-message-text.ts'
import type { PagedReport, ReportRow } from '#reporting/reports/report-data-source.ts'
import { outcomeNames, templateName } from './message-filters.ts'
import { countMessages, listMessages } from './queries.ts'

/** Lists messages with time, masked recipient, text and outcome. One-time codes are always hidden. */
export const messageDrillDown: PagedReport = {
  describeFigure: (_query, figure) => getOwn(outcomeNames, figure) ?? { bn: figure, en: figure },
  summarize: async (context) => ({ total: await countMessages(context) }),
  async listRows(context, page) {
    const rows = await listMessages(context, page)
    return rows.map((row): ReportRow => ({
      cells: {
        at: row.created_at.toISOString(),
        mobile: maskNumber(row.recipient),
        template: templateName(row.template),
        outcome: outcomeNames[row.outcome],
        gatewayId: row.gateway_id,
        failure: row.failure,
        text: redactMessageText(row),
      },
      key: row.id,
    }))
  },
}
