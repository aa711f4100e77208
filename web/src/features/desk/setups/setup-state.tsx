import { getOwn } from '../../../../../domain/src/collections/get-own.ts'
import { useText } from '../../../i18n/language.tsx'
import { StatusBadge, type Status } from '../../../ui/status-badge.tsx'
import { stateWords } from './setup-words.ts'

const looks: Record<string, Status> = {
  DRAFT: 'draft',
  PUBLISHED: 'in-process',
  OPEN: 'done',
  CLOSED: 'needs-you',
  RESULT_PUBLISHED: 'done',
}

export function SetupState({ state }: { state: string }) {
  const text = useText()
  return <StatusBadge status={getOwn(looks, state) ?? 'draft'}>{text(getOwn(stateWords, state) ?? { bn: state, en: state })}</StatusBadge>
}
