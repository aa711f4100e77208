import { useText } from '#lib/i18n/language.tsx'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'
import type { User } from './use-users.ts'
import { userMessages } from './messages.ts'

const looks: Record<User['state'], Status> = { active: 'done', inactive: 'refused', pending: 'draft' }

export function UserStateBadge({ state }: Pick<User, 'state'>) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(userMessages[state])}</StatusBadge>
}
