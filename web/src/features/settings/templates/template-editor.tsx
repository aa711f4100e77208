import { RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { restoreMessageTemplate, saveMessageTemplate } from '../../../../../domain/src/contracts/messages.ts'
import { checkWords, tidyWords, wordNames, type WrittenWords } from '../../../../../domain/src/messages/check-words.ts'
import { call } from '../../../api-client/call.ts'
import { useText } from '../../../i18n/language.tsx'
import { AskedOnceMore } from '../../../ui/asked-once-more.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Reopen } from '../reopen.tsx'
import { useSaving } from '../use-keeping.ts'
import { SendTest } from './send-test.tsx'
import { TemplateHead } from './template-head.tsx'
import { wordsOf, type MessageTemplate } from './use-templates.ts'
import { WordsCard } from './words-card.tsx'
import { templateWords as words } from './words.ts'

type Props = { template: MessageTemplate; partPoisha: number; onChanged(): void }

/** A message in both languages, side by side, with the count of its SMS as one types. */
export function TemplateEditor({ template, partPoisha, onChanged }: Props) {
  const text = useText()
  const { code, places, original, revision } = template
  const [typed, setTyped] = useState(() => wordsOf(template))
  const [asked, setAsked] = useState<'restore' | 'test'>()
  const { problems, isBusy, isStale, save } = useSaving(Object.fromEntries(wordNames.map((name) => [name, words[name]])))
  const known = {
    places: places.map(({ name }) => name),
    needed: places.filter(({ neededYn }) => neededYn === 'Y').map(({ name }) => name),
  }
  const issues = () => checkWords(tidyWords(typed), known)
  const send = () => call(saveMessageTemplate, { params: { code }, body: { ...tidyWords(typed), revision }, isPatient: true })
  const type = (name: keyof WrittenWords, value: string) => {
    problems.settle(name)
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const card = { typed, template, partPoisha, problems, onType: type }
  return (
    <>
      <TemplateHead template={template} />
      <Form problems={problems} onSubmit={() => save(issues(), send, onChanged)} afterAlert={isStale && <Reopen onReopen={onChanged} />}>
        <div className="grid gap-6 lg:grid-cols-2">
          <WordsCard locale="bn" {...card} />
          <WordsCard locale="en" {...card} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {text(words.save)}
          </Button>
          <Button look="secondary" icon={<Send aria-hidden size={20} />} onClick={() => problems.refuse(issues()) || setAsked('test')}>
            {text(words.test)}
          </Button>
          {template.changedYn === 'Y' && (
            <Button look="quiet" icon={<RotateCcw aria-hidden size={20} />} onClick={() => setAsked('restore')}>
              {text(words.restore)}
            </Button>
          )}
        </div>
      </Form>
      {asked === 'test' && <SendTest code={code} typed={tidyWords(typed)} onClose={() => setAsked(undefined)} />}
      {asked === 'restore' && (
        <AskedOnceMore
          title={text(words.restoreTitle)}
          yes={text(words.restoreYes)}
          onCancel={() => setAsked(undefined)}
          act={async () => {
            const { message } = await call(restoreMessageTemplate, { params: { code }, query: { revision }, isPatient: true })
            setAsked(undefined)
            onChanged()
            return message
          }}
        >
          <p>{text(words.restoreText)}</p>
          <Original words={original} />
        </AskedOnceMore>
      )}
    </>
  )
}

const Original = ({ words: { text: english, textBng } }: { words: WrittenWords }) => (
  <div className="grid gap-3 rounded-control border border-line p-3 wrap-anywhere">
    <p lang="bn">{textBng}</p>
    <p lang="en">{english}</p>
  </div>
)
