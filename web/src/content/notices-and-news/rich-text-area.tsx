import { Bold, Link2, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import type { Bilingual, Locale } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { TextArea } from '#components/inputs/text-area.tsx'
import { formatListItems, formatLink, formatBold, type FormattedText } from './markdown-formatting.ts'
import { contentMessages } from './messages.ts'

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

type Tool = {
  name: Bilingual
  Icon: LucideIcon
  mark(text: string, from: number, to: number, locale: Locale): FormattedText
}

const tools: Tool[] = [
  {
    name: contentMessages.bold,
    Icon: Bold,
    mark: (text, from, to, locale) => formatBold(text, from, to, contentMessages.sampleBold[locale]),
  },
  { name: contentMessages.list, Icon: List, mark: (text, from, to) => formatListItems(text, from, to, () => '- ') },
  {
    name: contentMessages.numbers,
    Icon: ListOrdered,
    mark: (text, from, to) => formatListItems(text, from, to, (line) => `${line}. `),
  },
  {
    name: contentMessages.link,
    Icon: Link2,
    mark: (text, from, to, locale) => formatLink(text, from, to, contentMessages.sampleLink[locale]),
  },
]

/** A text area with four buttons: the Markdown stays in the text, and the preview shows the result. */
export function RichTextArea({ locale, ...inputProps }: Props) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const use = ({ mark }: Tool) => {
    const area = frame.current?.querySelector('textarea')
    if (!area) return
    const marked = mark(inputProps.value, area.selectionStart, area.selectionEnd, locale)
    inputProps.onChange(marked.text)
    // Runs after React has written the new text into the text area.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(marked.from, marked.to)
    })
  }
  const bar = (
    <fieldset
      aria-label={`${inputProps.label}: ${text(contentMessages.tools)}`}
      className="flex min-w-0 flex-wrap gap-1"
    >
      {tools.map((tool) => (
        <button
          key={tool.name.en}
          type="button"
          onClick={() => use(tool)}
          className={classes(
            'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control px-2.5',
            'text-sm font-semibold text-brand hover:bg-brand-soft',
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
      <TextArea {...inputProps} rows={9} isOptional shortcut={bar} />
    </div>
  )
}
