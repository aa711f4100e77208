import { Reopen as ReopenWith } from '../../ui/reopen.tsx'
import { words } from './words.ts'

/** The way on when a colleague was quicker, in the words of settings. */
export const Reopen = ({ onReopen }: { onReopen(): void }) => <ReopenWith words={words} onReopen={onReopen} />
