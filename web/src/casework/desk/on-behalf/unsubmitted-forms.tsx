import { useQuery } from '@tanstack/react-query'
import { listApplications } from '@wewb/domain/casework/application-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { onBehalfMessages } from './on-behalf-messages.ts'

const handsIn = ['submit', 'resubmit', 'correct-bank']

/** Lists forms this officer started on behalf and has not submitted: continuing needs no second code. */
export function UnsubmittedForms({ service }: { service: string }) {
  const { text } = useLanguage()
  const { data } = useQuery({
    queryKey: ['begun', service],
    queryFn: async () => (await sendRequest(listApplications, { query: { service, size: 50 } })).data.list,
  })
  const drafts = data?.filter(({ actions }) => actions.some((action) => handsIn.includes(action))) ?? []
  if (drafts.length === 0) return null
  return (
    <section className="mb-6 rounded-control bg-draft-soft px-4 py-3">
      <h3 className="font-semibold">{text(onBehalfMessages.begun)}</h3>
      <ul className="grid">
        {drafts.map(({ applicationNo, name, setupTitle, setupTitleBng }) => (
          <li key={applicationNo} className="flex flex-wrap items-center gap-x-3">
            <TextLink
              to={`?application=${applicationNo}&fill=1`}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {applicationNo}
            </TextLink>
            <span className="text-muted">
              {[name, setupTitle && text({ bn: setupTitleBng ?? setupTitle, en: setupTitle })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
