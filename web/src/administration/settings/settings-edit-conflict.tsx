import { EditConflict as ReopenWith } from '#components/feedback/edit-conflict.tsx'
import { settingsMessages } from './messages.ts'

/** Edit conflict with the messages of the settings. */
export const SettingsEditConflict = ({ onReload }: { onReload(): void }) => (
  <ReopenWith messages={settingsMessages} onReload={onReload} />
)
