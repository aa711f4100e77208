import { CircleStop, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { labelAlone, type DrawLabel, type Spoken } from '../ui/field.tsx'
import { classes, focusRing } from '../ui/look.ts'
import { readAloudCookie, readsAloud } from './read-aloud-cookie.ts'
import { words } from './read-aloud-words.ts'
import { readerOn, spokenText } from './reader.ts'

const reader = readerOn(globalThis.speechSynthesis, globalThis.window)

/** Turns the speakers of a form on and off for this device. Where it has no voice for the language of the page there is nothing to turn on. */
export function ReadAloud({ onChange }: { onChange(drawLabel: DrawLabel): void }) {
  const { text, locale } = useLanguage()
  const hasVoice = useHeard(() => reader.hasVoice(locale))
  const [isOn, setIsOn] = useState(() => readsAloud(document.cookie))
  const isHeard = hasVoice && isOn
  useEffect(() => onChange(isHeard ? labelWithSpeaker : labelAlone), [isHeard, onChange])
  const turn = () => {
    document.cookie = readAloudCookie(!isOn)
    setIsOn(!isOn)
  }
  if (!hasVoice) return null
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <Button look={isOn ? 'secondary' : 'quiet'} isSmall aria-pressed={isOn} icon={<Icon aria-hidden size={20} />} onClick={turn}>
      {text(words.readAloud)}
    </Button>
  )
}

export const labelWithSpeaker: DrawLabel = (spoken) => <WithSpeaker {...spoken} />

/** After the label, so that whoever works by keyboard meets it with the question it reads. */
function WithSpeaker({ label, hint, error, children }: Spoken) {
  const { text, locale } = useLanguage()
  const id = `${useId()} ${locale}`
  const isReading = useHeard(() => reader.isReading(id))
  // A question that is gone, or stands in another language now, is not read on.
  useEffect(() => () => reader.stop(id), [id])
  const name = typeof label === 'string' ? label : ''
  const Icon = isReading ? CircleStop : Volume2
  return (
    <span className="flex items-start gap-1">
      {children}
      <button
        type="button"
        aria-label={text(isReading ? words.stop : words.readQuestion, { label: name })}
        onClick={() => reader.press(id, spokenText([label, hint, error], locale), locale)}
        // 44 px to press, without moving the box away from its label.
        className={classes(
          '-mt-2 -mb-1.5 grid size-11 shrink-0 cursor-pointer touch-manipulation place-items-center rounded-control text-brand hover:bg-brand-soft',
          focusRing,
        )}
      >
        <Icon aria-hidden size={20} />
      </button>
    </span>
  )
}

const useHeard = <T,>(look: () => T): T => useSyncExternalStore(reader.onChange, look, look)
