import { getOwn } from '@wewb/domain/collections/get-own'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { instalmentStateNames, applicationReviewMessages } from './application-review-messages.ts'

export function ApplicationInstalments({ instalments }: Pick<Application, 'instalments'>) {
  const { text, number } = useLanguage()
  if (instalments.length === 0) return null
  return (
    <Card title={text(applicationReviewMessages.instalments)}>
      <ul className="grid gap-2">
        {instalments.map(({ no, year, amount, state }) => {
          const name = getOwn(instalmentStateNames, state)
          return (
            <li
              key={no}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2 last:border-b-0 last:pb-0"
            >
              <span>{text(applicationReviewMessages.instalment, { no, year })}</span>
              <span className="font-semibold">
                {text(applicationReviewMessages.amount, { amount: number(amount.replace(/\.00$/, '')) })}
                {name && ` · ${text(name)}`}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
