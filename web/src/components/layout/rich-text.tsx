import type { ReactNode } from 'react'
import type { Locale } from '@wewb/domain/language/bilingual'
import { parseRichText, type RichTextBlock, type RichTextLine } from '@wewb/domain/content/rich-text'
import { classes, focusRing } from '#components/styles/class-names.ts'

/** Renders an editor's text as elements, never as HTML, so React escapes all of it. */
export const RichText = ({ source, locale }: { source: string; locale: Locale }) => (
  <div lang={locale} className="flex flex-col gap-4">
    {parseRichText(source).map((block, index) => (
      // Blocks have no ids and always re-render together, so the index can be the key.
      <BlockOf key={index} block={block} locale={locale} />
    ))}
  </div>
)

function BlockOf({ block, locale }: { block: RichTextBlock; locale: Locale }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        {block.lines.map((line, index) => (
          <TextLine key={index} line={line} isFirst={index === 0} />
        ))}
      </p>
    )
  const items = block.items.map((line, index) => (
    <li key={index} className="pl-1">
      <TextLine line={line} isFirst />
    </li>
  ))
  const look = 'flex flex-col gap-1 pl-6'
  if (!block.isNumbered) return <ul className={classes(look, 'list-disc')}>{items}</ul>
  return <ol className={classes(look, locale === 'bn' ? 'list-[bengali]' : 'list-decimal')}>{items}</ol>
}

function TextLine({ line, isFirst }: { line: RichTextLine; isFirst: boolean }) {
  const runs = line.map(({ text, isBold, href }, index) => {
    const content: ReactNode = isBold ? <strong>{text}</strong> : text
    const key = `${index}`
    if (!href) return <span key={key}>{content}</span>
    return (
      <a
        key={key}
        href={href}
        rel="noopener noreferrer"
        className={classes('rounded-sm text-brand underline underline-offset-4', focusRing)}
      >
        {content}
      </a>
    )
  })
  return (
    <>
      {!isFirst && <br />}
      {runs}
    </>
  )
}
