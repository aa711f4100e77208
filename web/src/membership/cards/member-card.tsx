import { RotateCw, UserRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { localize, type Bilingual, type Locale } from '@wewb/domain/language/bilingual'
import { formatDate } from '@wewb/domain/language/dates'
import { portalName } from '@wewb/domain/reference/portal'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { classes } from '#components/styles/class-names.ts'
import { cardMessages } from './card-messages.ts'
import type { CardDetails } from './offline-card.ts'

/** The card as printed, one side per language. Its colours are those of the print, also in dark mode. */
export function MemberCard({ card, isInForce = true }: { card: CardDetails; isInForce?: boolean }) {
  const { locale, text } = useLanguage()
  const [isFlipped, setIsFlipped] = useState(false)
  const side: Locale = isFlipped === (locale === 'bn') ? 'en' : 'bn'
  const on = (message: Bilingual) => localize(message, side)
  return (
    <div className="@container grid gap-2">
      <article
        lang={side}
        aria-label={on(cardMessages.title)}
        className="overflow-hidden rounded-card border border-[#b9c6bf] bg-white text-[#10231c] shadow-card"
      >
        <header className="flex flex-wrap items-center gap-x-3 bg-[#006a4e] px-4 py-2 text-white">
          <img src="/mark.svg" alt="" width={32} height={32} className="size-8" />
          <span className="flex-1 font-bold @md:text-lg">{on(portalName)}</span>
          <span className="text-sm">{on(cardMessages.title)}</span>
        </header>
        {!isInForce && (
          <p className="bg-[#c8102e] px-4 py-1.5 text-center font-bold text-white">{on(cardMessages.notInForce)}</p>
        )}
        <div className="grid gap-4 p-4 @md:grid-cols-[1fr_auto] @md:items-end @md:gap-6 @md:p-5">
          <div className="grid gap-4">
            <div className="flex items-center gap-4">
              <Photo
                card={card}
                isInForce={isInForce}
                label={on(card.photo ? cardMessages.photo : cardMessages.noPhoto)}
              />
              <div className="min-w-0 flex-1">
                <p className="text-lg leading-snug font-bold break-words @md:text-xl">
                  <span lang={side === 'bn' && card.nameBng ? 'bn' : 'en'}>
                    {(side === 'bn' && card.nameBng) || card.name}
                  </span>
                </p>
                <p
                  lang="en"
                  translate="no"
                  className="text-xl font-bold text-[#006a4e] tabular-nums select-all @xs:text-2xl @md:text-3xl"
                >
                  {card.membershipId}
                </p>
              </div>
            </div>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
              <Fact name={on(cardMessages.passport)}>
                <span lang="en" translate="no">
                  {card.passportNo}
                </span>
              </Fact>
              <Fact name={on(cardMessages.country)}>{on({ bn: card.countryNameBng, en: card.countryName })}</Fact>
              <Fact name={on(cardMessages.issued)}>{formatDate(card.issuedOn, side)}</Fact>
              {card.passportValidUntil && (
                <Fact name={on(cardMessages.validUntil)}>{formatDate(card.passportValidUntil, side)}</Fact>
              )}
              {card.insuranceNo && (
                <Fact name={on(cardMessages.insurance)}>
                  <span lang="en" translate="no">
                    {card.insuranceNo}
                  </span>
                </Fact>
              )}
            </dl>
          </div>
          <img
            src={card.qr}
            alt={on(cardMessages.qr)}
            className={classes('size-56 justify-self-center @md:size-48', !isInForce && 'opacity-20')}
          />
        </div>
      </article>
      <Button
        variant="quiet"
        isSmall
        icon={<RotateCw aria-hidden size={18} />}
        className="justify-self-end"
        onClick={() => setIsFlipped(!isFlipped)}
      >
        {text(isFlipped ? cardMessages.turnBack : cardMessages.turn)}
      </Button>
    </div>
  )
}

function Photo({ card: { photo }, isInForce, label }: { card: CardDetails; isInForce: boolean; label: string }) {
  const frame = 'size-24 shrink-0 rounded-control border border-[#b9c6bf] @md:size-32'
  if (photo)
    return <img src={photo} alt={label} className={classes(frame, 'object-cover', !isInForce && 'grayscale')} />
  return (
    <span className={classes(frame, 'grid place-items-center bg-[#eaf0ed] text-[#5b6d64]')}>
      <UserRound aria-hidden size={48} />
      <span className="sr-only">{label}</span>
    </span>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 break-words">
    <dt className="text-sm text-[#44544d]">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
