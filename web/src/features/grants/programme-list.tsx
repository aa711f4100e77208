import { ArrowRight, HandCoins } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useText } from '../../i18n/language.tsx'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { ProgrammeCard } from './programme-card.tsx'
import type { PublicProgramme } from './read-on.ts'
import { words } from './words.ts'

/** What is open first; then what is still to come or over, so that nobody asks for it in vain. */
export function ProgrammeList({ programmes }: { programmes: readonly PublicProgramme[] }) {
  const text = useText()
  if (programmes.length === 0) return <NoProgramme />
  const groups = [
    { id: 'open', title: words.openNow, list: programmes.filter(({ openYn }) => openYn === 'Y') },
    { id: 'others', title: words.notOpen, list: programmes.filter(({ openYn }) => openYn === 'N') },
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
    <ProgrammeCard title={title} details={{ bn: detailsBng, en: details }} days={programme} maxAmount={programme.maxAmount}>
      <ButtonLink
        to={`?program=${programId}`}
        look={openYn === 'Y' ? 'primary' : 'secondary'}
        icon={<ArrowRight aria-hidden size={20} />}
        className="w-full sm:w-auto"
      >
        {text(words.readMore)}
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
        title={text(words.none)}
        action={
          <p className="flex flex-wrap items-center justify-center gap-x-6">
            <ButtonLink to={getScreen('benefit-finder').path}>{text(words.finder)}</ButtonLink>
            <TextLink to="/#notice-board" className="inline-flex min-h-11 items-center font-semibold">
              {text(words.noticeBoard)}
            </TextLink>
          </p>
        }
      >
        {text(words.noneText)}
      </EmptyState>
    </Card>
  )
}
