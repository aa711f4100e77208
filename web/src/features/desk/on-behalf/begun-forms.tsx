import { useQuery } from '@tanstack/react-query'
import { listApplications } from '../../../../../domain/src/contracts/applications.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { words } from './on-behalf-words.ts'

const handsIn = ['submit', 'resubmit', 'correct-bank']

/** Forms this officer began for people and has not handed in: no second code is needed to go on. */
export function BegunForms({ service }: { service: string }) {
  const { text } = useLanguage()
  const { data } = useQuery({
    queryKey: ['begun', service],
    queryFn: async () => (await call(listApplications, { query: { service, size: 50 } })).data.list,
  })
  const begun = data?.filter(({ actions }) => actions.some((action) => handsIn.includes(action))) ?? []
  if (begun.length === 0) return null
  return (
    <section className="mb-6 rounded-control bg-draft-soft px-4 py-3">
      <h3 className="font-semibold">{text(words.begun)}</h3>
      <ul className="grid">
        {begun.map(({ applicationNo, name, setupTitle, setupTitleBng }) => (
          <li key={applicationNo} className="flex flex-wrap items-center gap-x-3">
            <TextLink to={`?application=${applicationNo}&fill=1`} className="inline-flex min-h-11 items-center font-semibold">
              {applicationNo}
            </TextLink>
            <span className="text-muted">
              {[name, setupTitle && text({ bn: setupTitleBng ?? setupTitle, en: setupTitle })].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
