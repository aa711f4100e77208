import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useSignedIn } from '../../api-client/use-signed-in.ts'
import { addressOfService } from '../../forms/service-address.ts'
import { useText } from '../../i18n/language.tsx'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ApplyingDays } from './applying-days.tsx'
import { FormOutline, PapersAtHand } from './form-outline.tsx'
import { takaInBoth } from './programme-card.tsx'
import type { PublicProgramme } from './read-on.ts'
import { usePublicForm } from './use-grants.ts'
import { words } from './words.ts'

/** One programme, whole: what it is for, when, how much, what it asks and what to have at hand. */
export function ProgrammePage({ programme }: { programme: PublicProgramme }) {
  const text = useText()
  const { data: form, problem, retry } = usePublicForm(programme.programId)
  return (
    <div className="mx-auto flex max-w-[1200px] flex-col gap-6 px-4 py-8 lg:py-12">
      <header>
        <TextLink to={getScreen('gms').path} className="inline-flex min-h-11 items-center gap-2 font-semibold">
          <ArrowLeft aria-hidden size={20} />
          {text(words.allProgrammes)}
        </TextLink>
        <h1 className="mt-1 max-w-[32ch] text-2xl font-bold break-words lg:text-3xl">
          {text({ bn: programme.programTitleBng, en: programme.programTitle })}
        </h1>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[2fr_1fr] lg:grid-rows-[auto_1fr]">
        <Card title={text(words.whatFor)}>
          <p className="max-w-[68ch] break-words whitespace-pre-line">{text({ bn: programme.detailsBng, en: programme.details })}</p>
        </Card>
        <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <AtAGlance programme={programme} />
          {form && <PapersAtHand form={form} />}
        </div>
        <Card title={text(words.whatItAsks)}>
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
  const isSignedIn = useSignedIn()
  const { programId, maxAmount, opensTo, openYn } = programme
  const place = addressOfService(`gms-${programId}`)
  return (
    <Card title={text(words.atAGlance)}>
      <dl className="grid gap-3">
        <Fact name={text(words.when)}>
          <ApplyingDays days={programme} />
        </Fact>
        <Fact name={text(words.who)}>{text(who[opensTo])}</Fact>
        {maxAmount && <Fact name={text(words.most)}>{text(takaInBoth(maxAmount))}</Fact>}
      </dl>
      {openYn === 'Y' ? (
        <>
          {/* The log-in is told the way on in its address: this link works before any script has come. */}
          <ButtonLink to={isSignedIn ? place : `/login?${new URLSearchParams({ to: place })}`} className="mt-5 w-full">
            {text(words.apply)}
          </ButtonLink>
          {!isSignedIn && <p className="mt-2 text-sm text-muted">{text(words.applyText)}</p>}
        </>
      ) : (
        <p className="mt-5 font-semibold">{text(words.closedText)}</p>
      )}
    </Card>
  )
}

const who = { applicants: words.whoApplicants, members: words.whoMembers, staff: words.whoStaff }

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
