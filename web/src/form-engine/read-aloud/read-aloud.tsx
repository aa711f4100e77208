import { CircleStop, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { renderPlainLabel, type RenderLabel, type SpokenLabelProps } from '#components/inputs/field.tsx'
import { classes, focusRing, iconButtonClasses } from '#components/styles/class-names.ts'
import { readAloudMessages } from './read-aloud-messages.ts'
import { createSpeechReader, formatReadAloudCookie, isReadAloudOn, toSpokenText } from './speech-reader.ts'

const reader = createSpeechReader(globalThis.speechSynthesis, globalThis.window)

/**
 * Turns the speaker buttons of a form on and off for this device. Hidden when the device has no voice for the language.
 */
export function ReadAloudSwitch({ onChange }: { onChange(renderLabel: RenderLabel): void }) {
  const { text, locale } = useLanguage()
  const hasVoice = useSpeechState(() => reader.hasVoice(locale))
  const [isOn, setIsOn] = useState(() => isReadAloudOn(document.cookie))
  const isActive = hasVoice && isOn
  useEffect(() => onChange(isActive ? renderLabelWithSpeaker : renderPlainLabel), [isActive, onChange])
  const toggle = () => {
    document.cookie = formatReadAloudCookie(!isOn)
    setIsOn(!isOn)
  }
  if (!hasVoice) return null
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <Button
      variant={isOn ? 'secondary' : 'quiet'}
      isSmall
      aria-pressed={isOn}
      icon={<Icon aria-hidden size={20} />}
      onClick={toggle}
    >
      {text(readAloudMessages.readAloud)}
    </Button>
  )
}

export const renderLabelWithSpeaker: RenderLabel = (spoken) => <WithSpeaker {...spoken} />

/** After the label, so that keyboard users reach it together with its question. */
function WithSpeaker({ label, hint, error, children }: SpokenLabelProps) {
  const { text, locale } = useLanguage()
  const id = `${useId()} ${locale}`
  const isReading = useSpeechState(() => reader.isReading(id))
  // Stops reading when the question is unmounted or the language changes.
  useEffect(() => () => reader.stop(id), [id])
  const name = typeof label === 'string' ? label : ''
  const Icon = isReading ? CircleStop : Volume2
  return (
    <span className="flex items-start gap-1">
      {children}
      <button
        type="button"
        aria-label={text(isReading ? readAloudMessages.stop : readAloudMessages.readQuestion, { label: name })}
        onClick={() => reader.toggle(id, toSpokenText([label, hint, error], locale), locale)}
        // A touch target of 44 px that does not move the input away from its label.
        className={classes(
          iconButtonClasses,
          '-mt-2 -mb-1.5 shrink-0 touch-manipulation text-brand hover:bg-brand-soft',
          focusRing,
        )}
      >
        <Icon aria-hidden size={20} />
      </button>
    </span>
  )
}

const useSpeechState = <T,>(look: () => T): T => useSyncExternalStore(reader.onChange, look, look)
