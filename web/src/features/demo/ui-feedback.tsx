import { FileText } from 'lucide-react'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { EmptyState } from '../../ui/card.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'
import { words } from './ui-words.ts'

const states: Status[] = ['draft', 'needs-you', 'in-process', 'done', 'refused']

export function Feedback() {
  const text = useText()
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 lg:grid-cols-2">
        <Alert kind="info">{text(words.infoText)}</Alert>
        <Alert kind="success">{text(words.successText)}</Alert>
        <Alert kind="needs-you" title={text(words.needsText)} />
        <Alert kind="danger" title={text(words.dangerText)} />
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
          <EmptyState icon={<FileText aria-hidden size={28} />} title={text(words.emptyTitle)}>
            {text(words.emptyText)}
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
