import { placeLegalHold, releaseLegalHold } from '@wewb/domain/administration/retention-contracts'
import { getScreen } from '@wewb/domain/access/screens'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useDhakaMoment } from '#components/layout/deadline.tsx'
import type { Retention } from './data-retention-page.tsx'
import { dataRetentionMessages as messages } from './messages.ts'
import type { ReasonQuestion } from './reason-dialog.tsx'

type Hold = Retention['holds'][number]
type Props = { holds: Hold[]; onAsk(question: ReasonQuestion): void }

export function LegalHolds({ holds, onAsk }: Props) {
  const text = useText()
  const mayPlace = useActions(getScreen('data-retention').path).has('edit')
  const place = () =>
    onAsk({
      title: text(messages.placeTitle),
      description: text(messages.holdsText),
      confirmLabel: text(messages.place),
      variant: 'primary',
      asksNumber: true,
      send: ({ no, reason }) => sendRequest(placeLegalHold, { body: { no, reason }, isOfflineTolerant: true }),
    })
  return (
    <Card
      title={text(messages.holds)}
      aside={
        mayPlace && (
          <Button variant="secondary" isSmall onClick={place}>
            {text(messages.place)}
          </Button>
        )
      }
    >
      <p className="mb-4 max-w-prose">{text(messages.holdsText)}</p>
      {holds.length === 0 && <p className="text-muted">{text(messages.noHolds)}</p>}
      <ul className="grid gap-4 empty:hidden">
        {holds.map((hold) => (
          <li key={hold.holdId} className="border-l-4 border-line pl-4">
            <LegalHold hold={hold} onAsk={onAsk} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LegalHold({ hold, onAsk }: { hold: Hold; onAsk: Props['onAsk'] }) {
  const text = useText()
  const mayRelease = useActions(getScreen('data-retention').path).has('approve') && hold.ownYn === 'N'
  const when = useDhakaMoment(new Date(hold.placedAt))
  const person = { bn: hold.placedBy.nameBng ?? hold.placedBy.name, en: hold.placedBy.name }
  const release = () =>
    onAsk({
      title: text(messages.releaseTitle, { no: hold.no }),
      description: text(messages.releaseText),
      confirmLabel: text(messages.release),
      send: ({ reason }) =>
        sendRequest(releaseLegalHold, {
          params: { holdId: hold.holdId },
          body: { reason },
          isOfflineTolerant: true,
        }),
    })
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div>
        <p className="font-semibold">{hold.no}</p>
        <p className="text-sm break-words text-muted">
          {text(messages.placedBy, { person, when, reason: hold.reason })}
        </p>
      </div>
      {mayRelease && (
        <Button variant="quiet" isSmall onClick={release}>
          {text(messages.release)}
          <span className="sr-only">{`: ${hold.no}`}</span>
        </Button>
      )}
    </div>
  )
}
