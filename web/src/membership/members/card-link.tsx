import { Check, Copy, Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { createCardLink } from '@wewb/domain/membership/membership-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { useFormatMoment } from '#components/layout/deadline.tsx'
import { inputClasses, classes } from '#components/styles/class-names.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { memberMessages } from './member-messages.ts'

/** Creates a link that opens the card on another phone without a code. */
export function CardLink({ membershipId }: { membershipId: string }) {
  const { text } = useLanguage()
  const moment = useFormatMoment()
  const [cardLink, setCardLink] = useState<{ link: string; until: Date }>()
  const [isCopied, setIsCopied] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { isBusy, run } = useBusy()
  const make = () =>
    void run(async () => {
      setFailure(undefined)
      try {
        const { link, expiresIn } = (
          await sendRequest(createCardLink, { params: { membershipId }, isOfflineTolerant: true })
        ).data
        setCardLink({ link, until: new Date(Date.now() + expiresIn * 1000) })
        setIsCopied(false)
      } catch (problem) {
        setFailure(problem)
      }
    })
  // Without clipboard permission the link can still be selected by hand.
  const copy = (link: string) =>
    void navigator.clipboard?.writeText(link).then(
      () => setIsCopied(true),
      () => undefined,
    )
  return (
    <Card title={text(memberMessages.otherPhone)}>
      <div className="grid gap-3">
        <p className="text-muted">{text(memberMessages.otherPhoneText)}</p>
        {failure !== undefined && <Alert kind="danger" title={text(problemMessage(failure))} takesFocus />}
        {cardLink ? (
          <>
            <input
              readOnly
              aria-label={text(memberMessages.link)}
              lang="en"
              value={cardLink.link}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className={classes(inputClasses, 'w-full')}
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="secondary"
                icon={isCopied ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
                onClick={() => copy(cardLink.link)}
              >
                <span aria-live="polite">{text(isCopied ? memberMessages.copied : memberMessages.copyLink)}</span>
              </Button>
              <span className="text-sm text-muted">
                {text(memberMessages.linkUntil, { moment: moment(cardLink.until) })}
              </span>
            </div>
          </>
        ) : (
          <Button
            variant="secondary"
            icon={<LinkIcon aria-hidden size={20} />}
            isBusy={isBusy}
            className="w-full sm:w-auto sm:justify-self-start"
            onClick={make}
          >
            {text(memberMessages.makeLink)}
          </Button>
        )}
      </div>
    </Card>
  )
}
