import { Inbox, TriangleAlert } from 'lucide-react'
import { addressOfService } from '../../forms/service-address.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { deskWords } from './desk-words.ts'
import type { Dashboard } from './use-dashboard.ts'
import { words } from './words.ts'

/** What waits on this officer's desk, service by service, and what has waited too long. */
export function MyDesk({ desk }: Pick<Dashboard, 'desk'>) {
  const { text, number } = useLanguage()
  return (
    <Card title={text(words.yourWork)}>
      {desk.length === 0 && (
        <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(words.noWork)}>
          {text(words.noWorkText)}
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {desk.map(({ service, title, titleBng, waiting, late }) => (
          <li
            key={service}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line pb-3 last:border-b-0 last:pb-0"
          >
            <TextLink to={addressOfService(service)} className="inline-flex min-h-11 items-center text-lg font-semibold">
              {text({ bn: titleBng, en: title })}
            </TextLink>
            <p className="flex flex-wrap items-center gap-x-6">
              <span>{text(deskWords.waiting, { n: number(waiting) })}</span>
              {late > 0 && (
                <TextLink
                  to={addressOfService(service, { overdue: 'Y' })}
                  className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-danger"
                >
                  <TriangleAlert aria-hidden size={18} />
                  {text(deskWords.overdue, { n: number(late) })}
                </TextLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
