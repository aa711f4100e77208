import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { makeCardLink, openCard } from '../../../../domain/src/contracts/membership.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import type { CardShown } from './kept-card.ts'
import { MemberCard } from './member-card.tsx'
import { memberWords as words } from './member-words.ts'

/** The card comes when it is asked for: it is opened by a link, and every link is recorded. */
export function ShowCard({ membershipId }: { membershipId: string }) {
  const text = useText()
  const [card, setCard] = useState<CardShown>()
  const [failure, setFailure] = useState<unknown>()
  const { isBusy, run } = useBusy()
  const show = () =>
    void run(async () => {
      setFailure(undefined)
      try {
        const { link } = (await call(makeCardLink, { params: { membershipId }, isPatient: true })).data
        setCard((await call(openCard, { body: { link: link.slice(link.indexOf('#') + 1) }, isPatient: true })).data)
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
    <Button icon={<IdCard aria-hidden size={20} />} isBusy={isBusy} className="w-full sm:w-auto sm:justify-self-start" onClick={show}>
      {text(words.showCard)}
    </Button>
  )
}
