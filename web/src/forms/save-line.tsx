import { CloudCheck, CloudOff, CloudUpload, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { showTime } from '../../../domain/src/language/dates.ts'
import { useLanguage } from '../i18n/language.tsx'
import { classes } from '../ui/look.ts'
import type { SaveState } from './autosave.ts'
import { words } from './words.ts'

const looks: { [Is in SaveState['is']]: { Icon: typeof CloudCheck; colour: string; sentence: Bilingual } | undefined } = {
  idle: undefined,
  saving: { Icon: LoaderCircle, colour: 'text-muted', sentence: words.saving },
  saved: { Icon: CloudCheck, colour: 'text-muted', sentence: words.savedAt },
  waiting: { Icon: CloudOff, colour: 'font-semibold text-needs-you', sentence: words.notSaved },
  kept: { Icon: CloudUpload, colour: 'font-semibold text-needs-you', sentence: words.keptHere },
  refused: { Icon: TriangleAlert, colour: 'font-semibold text-danger', sentence: words.refused },
}

/** Quietly: is what I typed safe? By the clock of who types, who looks at it just now. */
export function SaveLine({ state }: { state: SaveState }) {
  const { text, locale } = useLanguage()
  const look = looks[state.is]
  const places = {
    ...('at' in state && { time: showTime(state.at, locale, -state.at.getTimezoneOffset()) }),
    ...('why' in state && { why: state.why }),
  }
  return (
    <p aria-live="polite" className={classes('flex min-h-6 items-start gap-1.5 text-sm', look?.colour)}>
      {look && (
        <>
          <look.Icon aria-hidden size={16} className="mt-1 shrink-0" />
          {text(look.sentence, places)}
        </>
      )}
    </p>
  )
}
