import { useLanguage } from '#lib/i18n/language.tsx'
import { RecordFact, RecordHeader } from '#components/layout/record-header.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { templateListUrl, type MessageTemplate } from './use-templates.ts'
import { templateMessages } from './messages.ts'

/** Shows the template, whether its text was changed, and by whom. */
export function TemplateHeader({ template }: { template: MessageTemplate }) {
  const { text, dateInTable, time } = useLanguage()
  const { code, when, whenBng, changedYn, changedAt, changedBy, changedByBng } = template
  return (
    <RecordHeader
      backHref={templateListUrl}
      backLabel={text(templateMessages.back)}
      facts={
        <>
          <RecordFact name={text(templateMessages.code)}>
            <span lang="en" className="font-mono text-sm wrap-anywhere">
              {code}
            </span>
          </RecordFact>
          {changedAt && (
            <RecordFact name={text(templateMessages.changedBy)}>
              {text(templateMessages.changedByAt, {
                name: { bn: changedByBng ?? changedBy ?? '', en: changedBy ?? '' },
                date: dateInTable(changedAt),
                time: time(changedAt),
              })}
            </RecordFact>
          )}
        </>
      }
    >
      <h2 data-arrival className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-bold outline-none">
        {text({ bn: whenBng, en: when })}
        {changedYn === 'Y' && <StatusBadge status="done">{text(templateMessages.changed)}</StatusBadge>}
      </h2>
    </RecordHeader>
  )
}
