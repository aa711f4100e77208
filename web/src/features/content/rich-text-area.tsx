import { Bold, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import type { Bilingual, Locale } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { markLines, markLink, markWords, type Marked } from './mark-text.ts'
import { words } from './words.ts'

type Props = {
  id: string
  label: string
  hint: string
  error?: string | undefined
  value: string
  maxLength: number
  locale: Locale
  onChange(value: string): void
}

type Tool = { name: Bilingual; Icon: LucideIcon; mark(text: string, from: number, to: number, locale: Locale): Marked }

const tools: Tool[] = [
  { name: words.bold, Icon: Bold, mark: (text, from, to, locale) => markWords(text, from, to, words.sampleBold[locale]) },
  { name: words.list, Icon: List, mark: (text, from, to) => markLines(text, from, to, () => '- ') },
  { name: words.numbers, Icon: ListOrdered, mark: (text, from, to) => markLines(text, from, to, (line) => `${line}. `) },
  { name: words.link, Icon: Link2, mark: (text, from, to, locale) => markLink(text, from, to, words.sampleLink[locale]) },
]

/** A plain box with four buttons: the marks stand in the text, and the preview beside it shows what they come to. */
export function RichTextArea({ locale, ...box }: Props) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const use = ({ mark }: Tool) => {
    const area = frame.current?.querySelector('textarea')
    if (!area) return
    const marked = mark(box.value, area.selectionStart, area.selectionEnd, locale)
    box.onChange(marked.text)
    // After React has written the new text into the box.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(marked.from, marked.to)
    })
  }
  const bar = (
    <fieldset aria-label={`${box.label}: ${text(words.tools)}`} className="flex min-w-0 flex-wrap gap-1">
      {tools.map((tool) => (
        <button
          key={tool.name.en}
          type="button"
          onClick={() => use(tool)}
          className={classes(
            'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold text-brand hover:bg-brand-soft',
            focusRing,
          )}
        >
          <tool.Icon aria-hidden size={18} />
          {text(tool.name)}
        </button>
      ))}
    </fieldset>
  )
  return (
    <div ref={frame}>
      <TextArea {...box} rows={9} isOptional shortcut={bar} />
    </div>
  )
}
