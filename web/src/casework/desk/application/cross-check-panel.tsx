import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { crossCheckNames } from '@wewb/domain/casework/cross-checks/cross-check-names'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import { classes } from '#components/styles/class-names.ts'
import { crossCheckMessages } from './cross-check-messages.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type CrossCheck = Application['crossChecks'][number]

const looks = {
  green: { Icon: CircleCheck, colours: 'border-done text-done', word: crossCheckMessages.green },
  amber: { Icon: TriangleAlert, colours: 'border-needs-you text-needs-you', word: crossCheckMessages.amber },
  red: { Icon: CircleAlert, colours: 'border-danger text-danger', word: crossCheckMessages.red },
} as const

type Props = { application: Application; onSaved(): Promise<void> }

/** Stated facts beside what a register, another answer or another application says about them. */
export function CrossCheckPanel({ application, onSaved }: Props) {
  const { text } = useLanguage()
  const [answered, setAnswered] = useState<CrossCheck>()
  const { crossChecks } = application
  if (crossChecks.length === 0) return null
  return (
    <Card title={text(crossCheckMessages.title)}>
      <ul className="grid gap-4">
        {crossChecks.map((check) => (
          <Row
            key={`${check.code} ${check.text.en}`}
            check={check}
            mayAnswer={application.holderYn === 'Y'}
            onAnswer={() => setAnswered(check)}
          />
        ))}
      </ul>
      {answered && (
        <ReasonDialog
          application={application}
          code={answered.code}
          onClose={() => setAnswered(undefined)}
          onSaved={async () => {
            setAnswered(undefined)
            await onSaved()
          }}
        />
      )}
    </Card>
  )
}

function Row({ check, mayAnswer, onAnswer }: { check: CrossCheck; mayAnswer: boolean; onAnswer(): void }) {
  const { text, digits } = useLanguage()
  const { Icon, colours, word } = looks[check.level]
  const name = text(crossCheckNames[check.code])
  const isMissing = check.level !== 'green' && check.missing > 0
  const hasAnswered = check.reasons.some(({ mineYn }) => mineYn === 'Y')
  return (
    <li className={classes('border-l-4 pl-3', colours)}>
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <Icon aria-hidden size={18} className="shrink-0" />
        <span>{text(word)}:</span>
        <span className="text-ink">{name}</span>
        {check.percent !== null && (
          <span className="text-ink tabular-nums">
            {text(crossCheckMessages.likeness, { n: digits(String(check.percent)) })}
          </span>
        )}
      </p>
      <p className="break-words text-ink">{text(check.text)}</p>
      <p className="text-sm break-words text-muted">
        {text(crossCheckMessages.source, { source: check.source })}
        {check.applications.length > 0 &&
          ` · ${text(crossCheckMessages.applications, { numbers: check.applications.join(', ') })}`}
      </p>
      {check.reasons.map((reason) => (
        <Reason key={`${reason.at} ${reason.person}`} {...reason} />
      ))}
      {isMissing && <p className="mt-1 text-sm font-semibold">{text(neededOf(check))}</p>}
      {isMissing && mayAnswer && !hasAnswered && (
        <Button variant="secondary" isSmall className="mt-2" onClick={onAnswer}>
          {text(crossCheckMessages.giveReason)}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  )
}

const neededOf = ({ code, level, missing }: CrossCheck) => {
  if (code.startsWith('same-')) return crossCheckMessages.needsForBulk
  if (level === 'amber') return crossCheckMessages.needsOne
  return missing > 1 ? crossCheckMessages.needsTwo : crossCheckMessages.needsSecond
}

function Reason({ person, personBng, at, reason }: CrossCheck['reasons'][number]) {
  const { text } = useLanguage()
  const when = useDhakaMoment(new Date(at))
  return (
    <div className="mt-1 rounded-control bg-draft-soft px-3 py-2 text-ink">
      <p className="break-words whitespace-pre-line">{reason}</p>
      <p className="text-sm text-muted">
        {text({ bn: personBng, en: person })} · <time dateTime={at}>{when}</time>
      </p>
    </div>
  )
}
