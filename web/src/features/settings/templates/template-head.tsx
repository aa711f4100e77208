import { useLanguage } from '../../../i18n/language.tsx'
import { Fact, FileHead } from '../../../ui/file-head.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { listAddress, type MessageTemplate } from './use-templates.ts'
import { templateWords as words } from './words.ts'

/** Which message it is, whether it has the board's own words, and who wrote them. */
export function TemplateHead({ template }: { template: MessageTemplate }) {
  const { text, dateInTable, time } = useLanguage()
  const { code, when, whenBng, changedYn, changedAt, changedBy, changedByBng } = template
  return (
    <FileHead
      back={listAddress}
      backLabel={text(words.back)}
      facts={
        <>
          <Fact name={text(words.code)}>
            <span lang="en" className="font-mono text-sm wrap-anywhere">
              {code}
            </span>
          </Fact>
          {changedAt && (
            <Fact name={text(words.changedBy)}>
              {text(words.changedByAt, {
                name: { bn: changedByBng ?? changedBy ?? '', en: changedBy ?? '' },
                date: dateInTable(changedAt),
                time: time(changedAt),
              })}
            </Fact>
          )}
        </>
      }
    >
      <h2 data-arrival className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-bold outline-none">
        {text({ bn: whenBng, en: when })}
        {changedYn === 'Y' && <StatusBadge status="done">{text(words.changed)}</StatusBadge>}
      </h2>
    </FileHead>
  )
}
