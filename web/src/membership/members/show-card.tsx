import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { createCardLink, openCard } from '@wewb/domain/membership/membership-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import type { CardDetails } from '#membership/cards/offline-card.ts'
import { MemberCard } from '#membership/cards/member-card.tsx'
import { memberMessages } from './member-messages.ts'

/** Loads the card on request: each link to it is audited. */
export function ShowCard({ membershipId }: { membershipId: string }) {
  const text = useText()
  const [card, setCard] = useState<CardDetails>()
  const [failure, setFailure] = useState<unknown>()
  const { isBusy, run } = useBusy()
  const show = () =>
    void run(async () => {
      setFailure(undefined)
      try {
        const { link } = (await sendRequest(createCardLink, { params: { membershipId }, isOfflineTolerant: true })).data
        setCard(
          (await sendRequest(openCard, { body: { link: link.slice(link.indexOf('#') + 1) }, isOfflineTolerant: true }))
            .data,
        )
      } catch (problem) {
        setFailure(problem)
      }
    })
  if (card)
    return (
      <div className="max-w-[38rem]">
        <MemberCard card={card} />
      </div>
    )
  if (failure !== undefined) return <LoadFailed problem={failure} onRetry={show} />
  return (
    <Button
      icon={<IdCard aria-hidden size={20} />}
      isBusy={isBusy}
      className="w-full sm:w-auto sm:justify-self-start"
      onClick={show}
    >
      {text(memberMessages.showCard)}
    </Button>
  )
}
