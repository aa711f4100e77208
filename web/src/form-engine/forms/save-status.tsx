import { CloudCheck, CloudOff, CloudUpload, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { formatTime } from '@wewb/domain/language/dates'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import type { SaveState } from './autosave.ts'
import { formMessages } from './messages.ts'

const looks: {
  [Is in SaveState['status']]: { Icon: typeof CloudCheck; colour: string; sentence: Bilingual } | undefined
} = {
  idle: undefined,
  saving: { Icon: LoaderCircle, colour: 'text-muted', sentence: formMessages.saving },
  saved: { Icon: CloudCheck, colour: 'text-muted', sentence: formMessages.savedAt },
  waiting: { Icon: CloudOff, colour: 'font-semibold text-needs-you', sentence: formMessages.notSaved },
  kept: { Icon: CloudUpload, colour: 'font-semibold text-needs-you', sentence: formMessages.keptHere },
  refused: { Icon: TriangleAlert, colour: 'font-semibold text-danger', sentence: formMessages.refused },
}

/** Shows the save state, in the time zone of the device. */
export function SaveStatus({ state }: { state: SaveState }) {
  const { text, locale } = useLanguage()
  const look = looks[state.status]
  const values = {
    ...('at' in state && { time: formatTime(state.at, locale, -state.at.getTimezoneOffset()) }),
    ...('reason' in state && { why: state.reason }),
  }
  return (
    <p aria-live="polite" className={classes('flex min-h-6 items-start gap-1.5 text-sm', look?.colour)}>
      {look && (
        <>
          <look.Icon aria-hidden size={16} className="mt-1 shrink-0" />
          {text(look.sentence, values)}
        </>
      )}
    </p>
  )
}
