import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { useText } from '../../../i18n/language.tsx'
import { ViewLinks } from '../../../ui/view-links.tsx'
import type { QueueView } from './queue-query.ts'
import { words } from './queue-words.ts'

const names: Record<QueueView, Bilingual> = { mine: words.mine, taken: words.taken, all: words.all }

export function ViewTabs({ view, isOverdue }: { view: QueueView; isOverdue: boolean }) {
  const text = useText()
  const views = Object.entries(names).map(([id, name]) => ({ id, label: text(name) }))
  return <ViewLinks label={text(words.views)} views={views} view={view} overdue={{ label: text(words.onlyOverdue), isOn: isOverdue }} />
}
