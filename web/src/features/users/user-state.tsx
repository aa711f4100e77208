import { useText } from '../../i18n/language.tsx'
import { StatusBadge, type Status } from '../../ui/status-badge.tsx'
import type { User } from './use-users.ts'
import { words } from './words.ts'

const looks: Record<User['state'], Status> = { active: 'done', inactive: 'refused', pending: 'draft' }

export function UserState({ state }: Pick<User, 'state'>) {
  const text = useText()
  return <StatusBadge status={looks[state]}>{text(words[state])}</StatusBadge>
}
