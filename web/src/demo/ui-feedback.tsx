import { FileText } from 'lucide-react'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Avatar } from '#components/layout/avatar.tsx'
import { EmptyState } from '#components/layout/card.tsx'
import { ResendCode } from '#components/inputs/resend-code.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import { demoUiMessages } from './ui-messages.ts'

const states: Status[] = ['draft', 'needs-you', 'in-process', 'done', 'refused']

export function Feedback() {
  const text = useText()
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 lg:grid-cols-2">
        <Alert kind="info">{text(demoUiMessages.infoText)}</Alert>
        <Alert kind="success">{text(demoUiMessages.successText)}</Alert>
        <Alert kind="needs-you" title={text(demoUiMessages.needsText)} />
        <Alert kind="danger" title={text(demoUiMessages.dangerText)} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {states.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <Avatar name="রহিমা বেগম" photo={null} />
        <Avatar name="Rahima Begum" photo={null} />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="rounded-card border border-line">
          <EmptyState icon={<FileText aria-hidden size={28} />} title={text(demoUiMessages.emptyTitle)}>
            {text(demoUiMessages.emptyText)}
          </EmptyState>
        </div>
        <div className="grid content-center gap-4">
          <SkeletonLines />
          <ResendCode after={119} onResend={() => undefined} />
        </div>
      </div>
    </div>
  )
}
