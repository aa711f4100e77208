import { MessageSquareText } from 'lucide-react'
import { messageGroups, type MessageGroup } from '@wewb/domain/messaging/message-triggers'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { classes, focusRing, standaloneLinkClasses } from '#components/styles/class-names.ts'
import { SearchBox } from '#components/tables/search-box.tsx'
import { StatusBadge } from '#components/feedback/status-badge.tsx'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import { countSmsParts, type MessageTemplate } from './use-templates.ts'
import { templateMessages } from './messages.ts'

/** Lists the templates by occasion. The search is part of the URL. */
export function TemplateList({ templates }: { templates: readonly MessageTemplate[] }) {
  const { text } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const search = query.get('search') ?? ''
  const found = templates.filter((template) => mentions(template, search))
  return (
    <>
      <p className="max-w-[68ch] text-muted">{text(templateMessages.intro)}</p>
      <SearchBox
        key={search}
        search={search}
        labels={{
          label: text(shared.search),
          hint: text(templateMessages.searchHint),
          find: text(shared.find),
          clear: text(shared.clear),
        }}
        onSearch={(newSearch) => setQuery(newSearch ? { view: 'templates', search: newSearch } : { view: 'templates' })}
        onClear={() => setQuery({ view: 'templates' })}
      />
      {found.length === 0 && (
        <Card>
          <EmptyState icon={<MessageSquareText aria-hidden size={28} />} title={text(templateMessages.nothing)}>
            {text(templateMessages.nothingText)}
          </EmptyState>
        </Card>
      )}
      {(Object.keys(messageGroups) as MessageGroup[])
        .map((group) => ({ group, rows: found.filter((template) => template.group === group) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <Card key={group} title={text(messageGroups[group])}>
            <ul className="-my-3 divide-y divide-line">
              {rows.map((template) => (
                <Row key={template.code} template={template} />
              ))}
            </ul>
          </Card>
        ))}
    </>
  )
}

function Row({ template }: { template: MessageTemplate }) {
  const { text, locale } = useLanguage()
  const { code, when, whenBng, textBng, changedYn, places } = template
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Link
          to={`?view=templates&template=${encodeURIComponent(code)}`}
          className={classes(standaloneLinkClasses, 'wrap-anywhere', focusRing)}
        >
          {text({ bn: whenBng, en: when })}
        </Link>
        <p lang={locale} className="max-w-[75ch] text-sm text-muted wrap-anywhere">
          {locale === 'bn' ? textBng : template.text}
        </p>
      </div>
      <p
        className={classes(
          'flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted',
          'md:w-56 md:flex-col md:items-end md:justify-center',
        )}
      >
        {changedYn === 'Y' && <StatusBadge status="done">{text(templateMessages.changed)}</StatusBadge>}
        <span className="tabular-nums">
          {text(templateMessages.parts, { parts: countSmsParts(template, places, locale).parts })}
        </span>
        <span lang="en" className="font-mono text-xs wrap-anywhere">
          {code}
        </span>
      </p>
    </li>
  )
}

const mentions = ({ code, when, whenBng, text, textBng }: MessageTemplate, search: string) =>
  [code, when, whenBng, text, textBng].some((one) =>
    one.toLowerCase().includes(search.normalize('NFC').trim().toLowerCase()),
  )
