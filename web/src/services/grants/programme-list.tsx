import { ArrowRight, HandCoins } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { useText } from '#lib/i18n/language.tsx'
import { ButtonLink, TextLink } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { ProgrammeCard } from './programme-card.tsx'
import type { PublicProgramme } from './public-programme.ts'
import { grantMessages } from './messages.ts'

/** Lists open programmes first, then those to come or closed. */
export function ProgrammeList({ programmes }: { programmes: readonly PublicProgramme[] }) {
  const text = useText()
  if (programmes.length === 0) return <NoProgramme />
  const groups = [
    { id: 'open', title: grantMessages.openNow, list: programmes.filter(({ openYn }) => openYn === 'Y') },
    { id: 'others', title: grantMessages.notOpen, list: programmes.filter(({ openYn }) => openYn === 'N') },
  ]
  return groups
    .filter(({ list }) => list.length > 0)
    .map(({ id, title, list }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id} className="mb-3 text-xl font-bold">
          {text(title)}
        </h2>
        <ul className="grid gap-4 lg:grid-cols-2">
          {list.map((programme) => (
            <Row key={programme.programId} programme={programme} />
          ))}
        </ul>
      </section>
    ))
}

function Row({ programme }: { programme: PublicProgramme }) {
  const text = useText()
  const { programId, programTitle, programTitleBng, details, detailsBng, openYn } = programme
  const title = { bn: programTitleBng, en: programTitle }
  return (
    <ProgrammeCard
      title={title}
      details={{ bn: detailsBng, en: details }}
      dates={programme}
      maxAmount={programme.maxAmount}
    >
      <ButtonLink
        to={`?program=${programId}`}
        variant={openYn === 'Y' ? 'primary' : 'secondary'}
        icon={<ArrowRight aria-hidden size={20} />}
        className="w-full sm:w-auto"
      >
        {text(grantMessages.readMore)}
        <span className="sr-only">: {text(title)}</span>
      </ButtonLink>
    </ProgrammeCard>
  )
}

function NoProgramme() {
  const text = useText()
  return (
    <Card>
      <EmptyState
        icon={<HandCoins aria-hidden size={28} />}
        title={text(grantMessages.none)}
        action={
          <p className="flex flex-wrap items-center justify-center gap-x-6">
            <ButtonLink to={getScreen('benefit-finder').path}>{text(grantMessages.finder)}</ButtonLink>
            <TextLink to="/#notice-board" className="inline-flex min-h-11 items-center font-semibold">
              {text(grantMessages.noticeBoard)}
            </TextLink>
          </p>
        }
      >
        {text(grantMessages.noneText)}
      </EmptyState>
    </Card>
  )
}
