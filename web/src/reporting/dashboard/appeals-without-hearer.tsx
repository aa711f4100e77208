import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import type { Dashboard } from './use-dashboard.ts'
import { appealsWithoutHearerMessages as messages } from './appeals-without-hearer-messages.ts'

/** Lists the appeals that nobody may hear, and what to do about each. */
export function AppealsWithoutHearer({ appeals }: { appeals: Dashboard['appealsWithoutHearer'] }) {
  const { text, date } = useLanguage()
  return (
    <Card title={text(messages.title)}>
      <p className="-mt-2 mb-3 text-sm text-muted">{text(messages.whatToDo)}</p>
      <ul className="grid gap-3">
        {appeals.map(({ applicationNo, title, titleBng, role, roleBng, dueOn }) => (
          <li key={applicationNo} className="wrap-anywhere">
            <p className="font-semibold">
              {applicationNo} · {text({ bn: titleBng, en: title })}
            </p>
            <p>{text(messages.role, { role: text({ bn: roleBng, en: role }) })}</p>
            {dueOn && <p className="text-sm text-muted">{text(messages.due, { date: date(dueOn) })}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
