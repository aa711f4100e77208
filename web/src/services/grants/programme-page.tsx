import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { buildLoginUrl } from '#lib/api-client/return-to.ts'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { WaitingTimeText } from '#form-engine/applications/waiting-time-text.tsx'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useText } from '#lib/i18n/language.tsx'
import { ButtonLink, TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { ApplicationPeriod } from './application-period.tsx'
import { FormOutline, RequiredDocuments } from './form-outline.tsx'
import { formatTakaBilingual } from './programme-card.tsx'
import type { PublicProgramme } from './public-programme.ts'
import { usePublicForm } from './use-public-programmes.ts'
import { grantMessages } from './messages.ts'

/** The public page of a programme: purpose, period, amount, questions and documents. */
export function ProgrammePage({ programme }: { programme: PublicProgramme }) {
  const text = useText()
  const { waitingTimes } = usePageData().data
  const { data: form, problem, retry } = usePublicForm(programme.programId)
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-6 px-4 py-8 lg:py-12">
      <header>
        <TextLink to={getScreen('gms').path} className="inline-flex min-h-11 items-center gap-2 font-semibold">
          <ArrowLeft aria-hidden size={20} />
          {text(grantMessages.allProgrammes)}
        </TextLink>
        <h1 className="mt-1 max-w-[32ch] text-2xl font-bold break-words lg:text-3xl">
          {text({ bn: programme.programTitleBng, en: programme.programTitle })}
        </h1>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr] lg:grid-rows-[auto_1fr]">
        <Card title={text(grantMessages.whatFor)}>
          <p className="max-w-[68ch] break-words whitespace-pre-line">
            {text({ bn: programme.detailsBng, en: programme.details })}
          </p>
        </Card>
        <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <AtAGlance programme={programme} />
          <WaitingTimeText times={waitingTimes} service={`gms-${programme.programId}`} />
          {form && <RequiredDocuments form={form} />}
        </div>
        <Card title={text(grantMessages.whatItAsks)}>
          {form && <FormOutline form={form} />}
          {!form && problem === undefined && <SkeletonLines lines={6} />}
          {problem !== undefined && <LoadFailed problem={problem} onRetry={retry} />}
        </Card>
      </div>
    </div>
  )
}

function AtAGlance({ programme }: { programme: PublicProgramme }) {
  const text = useText()
  const isSignedIn = useIsSignedIn()
  const { programId, maxAmount, opensTo, openYn } = programme
  const serviceUrl = buildServiceUrl(`gms-${programId}`)
  return (
    <Card title={text(grantMessages.atAGlance)}>
      <dl className="grid gap-3">
        <Fact name={text(grantMessages.when)}>
          <ApplicationPeriod dates={programme} />
        </Fact>
        <Fact name={text(grantMessages.who)}>{text(who[opensTo])}</Fact>
        {maxAmount && <Fact name={text(grantMessages.most)}>{text(formatTakaBilingual(maxAmount))}</Fact>}
      </dl>
      {openYn === 'Y' ? (
        <>
          <ButtonLink to={isSignedIn ? serviceUrl : buildLoginUrl(serviceUrl)} className="mt-5 w-full">
            {text(grantMessages.apply)}
          </ButtonLink>
          {!isSignedIn && <p className="mt-2 text-sm text-muted">{text(grantMessages.applyText)}</p>}
        </>
      ) : (
        <p className="mt-5 font-semibold">{text(grantMessages.closedText)}</p>
      )}
    </Card>
  )
}

const who = {
  applicants: grantMessages.whoApplicants,
  members: grantMessages.whoMembers,
  staff: grantMessages.whoStaff,
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
