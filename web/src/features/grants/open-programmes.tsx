import { ArrowRight, CalendarX, FileText } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { MyApplications } from '../../forms/my-applications.tsx'
import { addressOfService } from '../../forms/service-address.ts'
import type { OpenService } from '../../forms/use-my-applications.ts'
import { useText } from '../../i18n/language.tsx'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useViewArrival } from '../../ui/use-view-arrival.ts'
import { ProgrammeCard } from './programme-card.tsx'
import type { PublicProgramme } from './read-on.ts'
import { useProgrammes, useSaidInPublic } from './use-programmes.ts'
import { words } from './words.ts'

/** For who applies: the programmes that are open, and what they have with any of them. */
export function OpenProgrammes() {
  const text = useText()
  const { programmes, error, refetch } = useProgrammes()
  const saidOf = useSaidInPublic()
  const open = programmes?.filter(({ openYn }) => openYn === 'Y')
  useViewArrival()
  return (
    <>
      <PageTitle intro={text(words.homeIntro)}>{text(getScreen('online-gms-program').title)}</PageTitle>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!open && !error && <SkeletonLines lines={6} />}
      {open?.length === 0 && <NoneOpen />}
      {open && open.length > 0 && (
        <section aria-labelledby="open">
          <h2 id="open" className="mb-3 text-lg font-bold">
            {text(words.openNow)}
          </h2>
          <ul className="grid gap-4 xl:grid-cols-2">
            {open.map((programme) => (
              <Row key={programme.service} programme={programme} said={saidOf(programme.service)} />
            ))}
          </ul>
        </section>
      )}
      <Card title={text(words.mine)}>
        <MyApplications
          service="gms"
          empty={
            <EmptyState icon={<FileText aria-hidden size={28} />} title={text(words.noneMine)}>
              {text(words.noneMineText)}
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}

function Row({ programme, said }: { programme: OpenService; said: PublicProgramme | undefined }) {
  const text = useText()
  const title = { bn: programme.titleBng, en: programme.title }
  return (
    <ProgrammeCard
      title={title}
      details={{ bn: said?.detailsBng ?? programme.summaryBng, en: said?.details ?? programme.summary }}
      days={{ startDate: '', endDate: programme.closesOn ?? '', openYn: 'Y' }}
      maxAmount={said?.maxAmount}
    >
      <ButtonLink to={addressOfService(programme.service)} icon={<ArrowRight aria-hidden size={20} />} className="w-full sm:w-auto">
        {text(words.apply)}
        <span className="sr-only">: {text(title)}</span>
      </ButtonLink>
    </ProgrammeCard>
  )
}

function NoneOpen() {
  const text = useText()
  return (
    <Card>
      <EmptyState icon={<CalendarX aria-hidden size={28} />} title={text(words.noneOpen)}>
        <p>{text(words.noneOpenText)}</p>
        <p className="mt-2">
          <TextLink to={getScreen('gms').path} className="inline-flex min-h-11 items-center">
            {text(words.allProgrammes)}
          </TextLink>
        </p>
      </EmptyState>
    </Card>
  )
}
