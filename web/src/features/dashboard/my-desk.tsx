import { useQuery } from '@tanstack/react-query'
import { Inbox, TriangleAlert } from 'lucide-react'
import { screenOfService } from '../../../../domain/src/access/service-screen.ts'
import { listDesk } from '../../../../domain/src/contracts/desk.ts'
import { call } from '../../api-client/call.ts'
import { addressOfService } from '../../forms/service-address.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { deskWords } from './desk-words.ts'
import { words } from './words.ts'

const countOf = async (query: { service?: string; overdue?: 'Y' }) =>
  (await call(listDesk, { query: { ...query, view: 'mine', size: 1 } })).data

/** What waits on this officer's desk, service by service, and what has waited too long. */
async function countDesk() {
  const { services } = await countOf({})
  const counted = await Promise.all(
    services
      .filter(({ service }) => screenOfService(service).built)
      .map(async (service) => {
        const [all, late] = await Promise.all([countOf({ service: service.service }), countOf({ service: service.service, overdue: 'Y' })])
        return { ...service, waiting: all.total, overdue: late.total }
      }),
  )
  return counted.filter(({ waiting }) => waiting > 0)
}

export function MyDesk() {
  const { text, number } = useLanguage()
  const desk = useQuery({ queryKey: ['desk', 'counts'], queryFn: countDesk })
  return (
    <Card title={text(words.yourWork)}>
      {desk.isPending && <SkeletonLines lines={2} />}
      {desk.error && <LoadFailed problem={desk.error} onRetry={() => void desk.refetch()} />}
      {desk.data?.length === 0 && (
        <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(words.noWork)}>
          {text(words.noWorkText)}
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {desk.data?.map(({ service, title, titleBng, waiting, overdue }) => {
          return (
            <li
              key={service}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line pb-3 last:border-b-0 last:pb-0"
            >
              <TextLink to={addressOfService(service)} className="inline-flex min-h-11 items-center text-lg font-semibold">
                {text({ bn: titleBng, en: title })}
              </TextLink>
              <p className="flex flex-wrap items-center gap-x-6">
                <span>{text(deskWords.waiting, { n: number(waiting) })}</span>
                {overdue > 0 && (
                  <TextLink
                    to={addressOfService(service, { overdue: 'Y' })}
                    className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-danger"
                  >
                    <TriangleAlert aria-hidden size={18} />
                    {text(deskWords.overdue, { n: number(overdue) })}
                  </TextLink>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
