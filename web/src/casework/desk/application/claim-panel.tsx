import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { formatAmountBilingual } from '@wewb/domain/engine/fields/money'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Application } from '#form-engine/applications/application.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import { classes } from '#components/styles/class-names.ts'
import { ClaimExceptionDialog } from './claim-exception-dialog.tsx'
import { claimMessages, exceptionStates, waiverStates } from './claim-messages.ts'

type Claim = NonNullable<Application['claim']>
type Props = { application: Application; onSaved(): Promise<void> }

/** Lists the entries of the claims ledger that block the approval, and the exception that two persons make. */
export function ClaimPanel({ application, onSaved }: Props) {
  const { claim } = application
  if (!claim) return null
  return (
    <>
      {(claim.blocks.length > 0 || claim.exception) && (
        <Blocks claim={claim} application={application} onSaved={onSaved} />
      )}
      {claim.waiver && <Waiver waiver={claim.waiver} application={application} onSaved={onSaved} />}
    </>
  )
}

function Blocks({ claim, application, onSaved }: Props & { claim: Claim }) {
  const { text } = useLanguage()
  const [dialog, setDialog] = useState<'request' | 'decide'>()
  const isOpen = claim.blocks.some(({ exceptedYn }) => exceptedYn === 'N')
  return (
    <Card title={text(claimMessages.title)}>
      <ul className="grid gap-2">
        {claim.blocks.map((block) => (
          <Block key={block.text.en} {...block} />
        ))}
      </ul>
      {claim.exception && <Exception title={exceptionStates[claim.exception.state]} {...claim.exception} />}
      {isOpen && <p className="mt-3 text-sm">{text(claimMessages.needsException)}</p>}
      {(claim.mayRequestYn === 'Y' || claim.mayDecideYn === 'Y') && (
        <Button
          variant="secondary"
          isSmall
          className="mt-3"
          onClick={() => setDialog(claim.mayDecideYn === 'Y' ? 'decide' : 'request')}
        >
          {text(claim.mayDecideYn === 'Y' ? claimMessages.decide : claimMessages.request)}
        </Button>
      )}
      {dialog && (
        <ClaimExceptionDialog
          application={application}
          kind={dialog}
          asksAmount={claim.asksAmountYn === 'Y'}
          requestId={claim.exception?.requestId}
          onClose={() => setDialog(undefined)}
          onSaved={async () => {
            setDialog(undefined)
            await onSaved()
          }}
        />
      )}
    </Card>
  )
}

/** Lets one other application be submitted, although this granted one has the same numbers. */
function Waiver({ waiver, application, onSaved }: Props & { waiver: NonNullable<Claim['waiver']> }) {
  const { text } = useLanguage()
  const [dialog, setDialog] = useState<'request-waiver' | 'decide-waiver'>()
  const { request, mayRequestYn, mayDecideYn } = waiver
  return (
    <Card title={text(claimMessages.waiverTitle)}>
      <p className="max-w-prose text-muted">{text(claimMessages.waiverText)}</p>
      {request && <Exception title={waiverStates[request.state]} amount={null} {...request} />}
      {(mayRequestYn === 'Y' || mayDecideYn === 'Y') && (
        <Button
          variant="secondary"
          isSmall
          className="mt-3"
          onClick={() => setDialog(mayDecideYn === 'Y' ? 'decide-waiver' : 'request-waiver')}
        >
          {text(mayDecideYn === 'Y' ? claimMessages.decide : claimMessages.requestWaiver)}
        </Button>
      )}
      {dialog && (
        <ClaimExceptionDialog
          application={application}
          kind={dialog}
          asksAmount={false}
          requestId={request?.requestId}
          onClose={() => setDialog(undefined)}
          onSaved={async () => {
            setDialog(undefined)
            await onSaved()
          }}
        />
      )}
    </Card>
  )
}

function Block({ text: sentence, exceptedYn }: Claim['blocks'][number]) {
  const { text } = useLanguage()
  const isExcepted = exceptedYn === 'Y'
  const Icon = isExcepted ? CircleCheck : CircleAlert
  return (
    <li
      className={classes(
        'flex gap-2 border-l-4 pl-3',
        isExcepted ? 'border-done text-done' : 'border-danger text-danger',
      )}
    >
      <Icon aria-hidden size={18} className="mt-1 shrink-0" />
      <span className="min-w-0 break-words text-ink">{text(sentence)}</span>
    </li>
  )
}

type StatedException = Omit<NonNullable<Claim['exception']>, 'state'> & { title: Bilingual }

function Exception({ title, amount, reason, person, at, decision }: StatedException) {
  const { text } = useLanguage()
  return (
    <div className="mt-3 grid gap-2">
      <p className="font-semibold">{text(title)}</p>
      <Statement reason={reason} person={person} at={at}>
        {amount !== null && text(claimMessages.upTo, { amount: formatAmountBilingual(amount) })}
      </Statement>
      {decision && <Statement reason={decision.note} person={decision.person} at={decision.at} />}
    </div>
  )
}

type StatementProps = { reason: string; person: Bilingual; at: string; children?: string | false }

function Statement({ reason, person, at, children }: StatementProps) {
  const { text } = useLanguage()
  const when = useDhakaMoment(new Date(at))
  return (
    <div className="rounded-control bg-draft-soft px-3 py-2 text-ink">
      <p className="break-words whitespace-pre-line">{reason}</p>
      {children && <p className="tabular-nums">{children}</p>}
      <p className="text-sm text-muted">
        {text(person)} · <time dateTime={at}>{when}</time>
      </p>
    </div>
  )
}
