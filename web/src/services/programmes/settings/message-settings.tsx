import { customMessageNames } from '@wewb/domain/services/programmes/programme-options'
import { smsParts } from '@wewb/domain/messaging/sms-parts'
import { templates } from '@wewb/domain/messaging/templates'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { BilingualTextInput } from '#services/programmes/form/bilingual-text-input.tsx'
import { programmeSettingsMessages } from './settings-messages.ts'
import { useSettingState } from './use-setting-state.ts'

type CustomMessageName = (typeof customMessageNames)[number]

/** Edits the messages to applicants: the Board's default texts, or the programme's own. */
export function MessageSettings() {
  const text = useText()
  return (
    <div id="messages" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <p className="text-sm text-muted">{text(programmeSettingsMessages.messagesHint)}</p>
      {customMessageNames.map((name) => (
        <OneMessage key={name} name={name} />
      ))}
    </div>
  )
}

function OneMessage({ name }: { name: CustomMessageName }) {
  const text = useText()
  const [messages, setMessages] = useSettingState('messages')
  const own = messages[name]
  const usual = templates[name].text
  const write = (next: Programme['messages'][CustomMessageName] | undefined, mergeKey: string) => {
    const { [name]: _before, ...rest } = messages
    setMessages(next ? { ...rest, [name]: next } : rest, mergeKey)
  }
  if (!own)
    return (
      <section className="flex flex-col gap-1 border-t border-line pt-4">
        <h3 className="font-semibold">{text(programmeSettingsMessages[name])}</h3>
        <p className="text-sm text-muted">{text(programmeSettingsMessages.usual, { text: text(usual) })}</p>
        <Button variant="quiet" isSmall className="-ml-3 self-start" onClick={() => write(usual, name)}>
          {text(programmeSettingsMessages.ownWords)}
        </Button>
      </section>
    )
  const [bn, en] = [smsParts(own.bn), smsParts(own.en)]
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <BilingualTextInput
        id={`messages.${name}`}
        label={programmeSettingsMessages[name]}
        isLong
        value={own}
        onChange={(next) => write(next, name)}
      />
      <p className="flex flex-wrap gap-x-6 text-sm text-muted tabular-nums">
        <span>
          {text(programmeSettingsMessages.parts, {
            language: programmeSettingsMessages.bangla,
            n: bn.length,
            parts: bn.parts,
          })}
        </span>
        <span>
          {text(programmeSettingsMessages.parts, {
            language: programmeSettingsMessages.english,
            n: en.length,
            parts: en.parts,
          })}
        </span>
      </p>
      <Button variant="quiet" isSmall className="-ml-3 self-start" onClick={() => write(undefined, name)}>
        {text(programmeSettingsMessages.backToUsual)}
      </Button>
    </section>
  )
}
