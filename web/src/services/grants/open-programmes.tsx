import { ArrowRight, CalendarX, FileText } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { MyApplications } from '#form-engine/applications/my-applications.tsx'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import type { OpenService } from '#form-engine/applications/use-my-applications.ts'
import { useText } from '#lib/i18n/language.tsx'
import { ButtonLink, TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useFocusOnViewChange } from '#lib/router/use-focus-on-view-change.ts'
import { ProgrammeCard } from './programme-card.tsx'
import type { PublicProgramme } from './public-programme.ts'
import { useProgrammes, useFindPublicProgramme } from './use-programmes.ts'
import { grantMessages } from './messages.ts'

/** Lists the open programmes for applicants, and their own applications. */
export function OpenProgrammes() {
  const text = useText()
  const { programmes, error, refetch } = useProgrammes()
  const findPublicProgramme = useFindPublicProgramme()
  const open = programmes?.filter(({ openYn }) => openYn === 'Y')
  useFocusOnViewChange()
  return (
    <>
      <PageTitle intro={text(grantMessages.homeIntro)}>{text(getScreen('online-gms-program').title)}</PageTitle>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!open && !error && <SkeletonLines lines={6} />}
      {open?.length === 0 && <NoneOpen />}
      {open && open.length > 0 && (
        <section aria-labelledby="open">
          <h2 id="open" className="mb-3 text-lg font-bold">
            {text(grantMessages.openNow)}
          </h2>
          <ul className="grid gap-4 xl:grid-cols-2">
            {open.map((programme) => (
              <Row
                key={programme.service}
                programme={programme}
                publicProgramme={findPublicProgramme(programme.service)}
              />
            ))}
          </ul>
        </section>
      )}
      <Card title={text(grantMessages.mine)}>
        <MyApplications
          service="gms"
          empty={
            <EmptyState icon={<FileText aria-hidden size={28} />} title={text(grantMessages.noneMine)}>
              {text(grantMessages.noneMineText)}
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}

function Row({ programme, publicProgramme }: { programme: OpenService; publicProgramme: PublicProgramme | undefined }) {
  const text = useText()
  const title = { bn: programme.titleBng, en: programme.title }
  return (
    <ProgrammeCard
      title={title}
      details={{
        bn: publicProgramme?.detailsBng ?? programme.summaryBng,
        en: publicProgramme?.details ?? programme.summary,
      }}
      dates={{ startDate: '', endDate: programme.closesOn ?? '', openYn: 'Y' }}
      maxAmount={publicProgramme?.maxAmount}
    >
      <ButtonLink
        to={buildServiceUrl(programme.service)}
        icon={<ArrowRight aria-hidden size={20} />}
        className="w-full sm:w-auto"
      >
        {text(grantMessages.apply)}
        <span className="sr-only">: {text(title)}</span>
      </ButtonLink>
    </ProgrammeCard>
  )
}

function NoneOpen() {
  const text = useText()
  return (
    <Card>
      <EmptyState icon={<CalendarX aria-hidden size={28} />} title={text(grantMessages.noneOpen)}>
        <p>{text(grantMessages.noneOpenText)}</p>
        <p className="mt-2">
          <TextLink to={getScreen('gms').path} className="inline-flex min-h-11 items-center">
            {text(grantMessages.allProgrammes)}
          </TextLink>
        </p>
      </EmptyState>
    </Card>
  )
}
