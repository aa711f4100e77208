import { toldMoves } from '../../../../../domain/src/programmes/choices.ts'
import { smsParts } from '../../../../../domain/src/messages/sms-parts.ts'
import { templates } from '../../../../../domain/src/messages/templates.ts'
import type { Programme } from '../../../../../domain/src/programmes/programme.ts'
import { useText } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { BothTexts } from '../form/both-texts.tsx'
import { words } from './settings-words.ts'
import { useSettingWriter } from './use-setting-writer.ts'

type Told = (typeof toldMoves)[number]

/** What applicants read on their phones. The board's words are good; a programme may have its own. */
export function MessageSettings() {
  const text = useText()
  return (
    <div id="messages" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <p className="text-sm text-muted">{text(words.messagesHint)}</p>
      {toldMoves.map((told) => (
        <OneMessage key={told} told={told} />
      ))}
    </div>
  )
}

function OneMessage({ told }: { told: Told }) {
  const text = useText()
  const [messages, setMessages] = useSettingWriter('messages')
  const own = messages[told]
  const usual = templates[told].text
  const write = (next: Programme['messages'][Told] | undefined, place: string) => {
    const { [told]: _before, ...rest } = messages
    setMessages(next ? { ...rest, [told]: next } : rest, place)
  }
  if (!own)
    return (
      <section className="flex flex-col gap-1 border-t border-line pt-4">
        <h3 className="font-semibold">{text(words[told])}</h3>
        <p className="text-sm text-muted">{text(words.usual, { text: text(usual) })}</p>
        <Button look="quiet" isSmall className="-ml-3 self-start" onClick={() => write(usual, told)}>
          {text(words.ownWords)}
        </Button>
      </section>
    )
  const [bn, en] = [smsParts(own.bn), smsParts(own.en)]
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <BothTexts id={`messages.${told}`} label={words[told]} isLong value={own} onChange={(next) => write(next, told)} />
      <p className="flex flex-wrap gap-x-6 text-sm text-muted tabular-nums">
        <span>{text(words.parts, { language: words.bangla, n: bn.length, parts: bn.parts })}</span>
        <span>{text(words.parts, { language: words.english, n: en.length, parts: en.parts })}</span>
      </p>
      <Button look="quiet" isSmall className="-ml-3 self-start" onClick={() => write(undefined, told)}>
        {text(words.backToUsual)}
      </Button>
    </section>
  )
}
