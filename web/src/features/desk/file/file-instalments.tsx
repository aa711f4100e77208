import { getOwn } from '../../../../../domain/src/collections/get-own.ts'
import type { Application } from '../../../forms/application.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { instalmentWords, words } from './file-words.ts'

export function FileInstalments({ instalments }: Pick<Application, 'instalments'>) {
  const { text, number } = useLanguage()
  if (instalments.length === 0) return null
  return (
    <Card title={text(words.instalments)}>
      <ul className="grid gap-2">
        {instalments.map(({ no, year, amount, state }) => {
          const name = getOwn(instalmentWords, state)
          return (
            <li key={no} className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2 last:border-b-0 last:pb-0">
              <span>{text(words.instalment, { no, year })}</span>
              <span className="font-semibold">
                {text(words.amount, { amount: number(amount.replace(/\.00$/, '')) })}
                {name && ` · ${text(name)}`}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
