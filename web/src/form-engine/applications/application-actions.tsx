import { ArrowRight, PencilLine, Trash2 } from 'lucide-react'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { buildServiceUrl } from '#lib/router/service-url.ts'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { Button, ButtonLink } from '#components/inputs/button.tsx'
import { applicationMessages } from './application-messages.ts'
import type { MyApplication } from './use-my-applications.ts'

/** Labels of the next action, where it is more than a correction. */
const toDo: Record<string, Bilingual> = {
  DRAFT: applicationMessages.goOn,
  PAYMENT_FAILED: applicationMessages.correctBank,
}

/** Opens the application: to complete or correct it, or to see its status. */
export function NextAction({
  application: { applicationNo, service, applicationStatus, colour },
}: {
  application: MyApplication
}) {
  const { text } = useLanguage()
  const to = buildServiceUrl(service, { application: applicationNo })
  const isMine = applicationStatus === 'DRAFT' || colour === 'orange'
  const label = isMine ? (getOwn(toDo, applicationStatus) ?? applicationMessages.correct) : applicationMessages.see
  return (
    <ButtonLink
      to={to}
      isSmall
      variant={isMine ? 'primary' : 'secondary'}
      icon={isMine ? <PencilLine aria-hidden size={18} /> : <ArrowRight aria-hidden size={18} />}
    >
      {text(label)}
      <span className="sr-only"> {applicationNo}</span>
    </ButtonLink>
  )
}

export function DeleteDraftButton({ applicationNo, onClick }: { applicationNo: string; onClick(): void }) {
  const text = useText()
  return (
    <Button variant="quiet" isSmall icon={<Trash2 aria-hidden size={18} />} onClick={onClick}>
      {text(applicationMessages.deleteDraft)}
      <span className="sr-only"> {applicationNo}</span>
    </Button>
  )
}

/** Shows how much of a draft is filled in. */
export function FilledProgress({ percent }: { percent: number }) {
  const { text } = useLanguage()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <progress max={100} value={percent} aria-hidden className="h-2 w-40 max-w-full accent-brand" />
      <span className="text-sm">{text(applicationMessages.draftDone, { n: percent })}</span>
    </div>
  )
}
