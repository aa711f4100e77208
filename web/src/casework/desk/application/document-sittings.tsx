import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { reviewMessages } from './review-messages.ts'

type Sitting = NonNullable<Application['review']>['sittings'][number]

/** Number of entries shown at once; the others are collapsed. */
const shownAtOnce = 5

/** Shows which officer opened which document, when and for how long, newest first. */
export function DocumentSittings({ review }: Pick<Application, 'review'>) {
  const { text } = useLanguage()
  if (!review) return null
  const sittings = review.sittings.toReversed()
  const more = sittings.slice(shownAtOnce)
  return (
    <Card title={text(reviewMessages.sittings)}>
      {sittings.length === 0 && <p className="text-muted">{text(reviewMessages.noSittings)}</p>}
      <Rows sittings={sittings.slice(0, shownAtOnce)} />
      {more.length > 0 && (
        <details>
          <summary className={classes('min-h-11 w-fit cursor-pointer rounded-control py-2.5 font-semibold', focusRing)}>
            {text(reviewMessages.allSittings, { n: sittings.length })}
          </summary>
          <Rows sittings={more} />
        </details>
      )}
    </Card>
  )
}

const Rows = ({ sittings }: { sittings: readonly Sitting[] }) => (
  <ul className="grid gap-2">
    {sittings.map((sitting) => (
      <Row key={`${sitting.openedOn} ${sitting.title} ${sitting.person}`} {...sitting} />
    ))}
  </ul>
)

function Row({ title, titleBng, person, personBng, openedOn, seconds }: Sitting) {
  const { text } = useLanguage()
  const when = useDhakaMoment(new Date(openedOn))
  const time =
    seconds >= 120
      ? text(reviewMessages.minutes, { n: Math.round(seconds / 60) })
      : seconds > 0
        ? text(reviewMessages.seconds, { n: seconds })
        : undefined
  return (
    <li>
      <p className="font-semibold break-words">{text({ bn: titleBng, en: title })}</p>
      <p className="text-sm text-muted">
        <time dateTime={openedOn}>{when}</time>
        {` · ${[text({ bn: personBng, en: person }), time].filter(Boolean).join(', ')}`}
      </p>
    </li>
  )
}
