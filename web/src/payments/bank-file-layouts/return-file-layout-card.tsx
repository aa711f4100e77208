import { useState } from 'react'
import { dateFormats, returnSources, type BankReturnLayout } from '@wewb/domain/payments/bank-file-layout'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { LayoutCardProps } from './payment-file-layout-card.tsx'
import { layoutMessages } from './messages.ts'

/** Edits how the bank's return file is parsed. */
export function ReturnFileLayoutCard({ layout, onChange, problems, isReadOnly }: LayoutCardProps<BankReturnLayout>) {
  const { text } = useLanguage()
  const rename = (index: number, heading: string) => {
    problems.clearErrorsAt(`returns.columns.${index}.heading`)
    onChange({
      ...layout,
      columns: layout.columns.map((column, at) => (at === index ? { ...column, heading } : column)),
    })
  }
  const wordsBox = (id: 'paidWords' | 'failedWords') => (
    <WordsInput
      id={`returns.${id}`}
      label={text(layoutMessages[id])}
      hint={text(layoutMessages.wordsHint)}
      isDisabled={isReadOnly}
      list={layout[id]}
      onChange={(list) => {
        problems.clearErrorsAt(`returns.${id}`)
        onChange({ ...layout, [id]: list })
      }}
      error={problems.errorOf(`returns.${id}`)}
    />
  )
  return (
    <Card title={text(layoutMessages.returns)}>
      <div className="grid gap-5">
        <p className="max-w-prose text-muted">{text(layoutMessages.returnsText)}</p>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {layout.columns.map(({ source, heading }, index) => (
            <TextInput
              key={source}
              id={`returns.columns.${index}.heading`}
              label={text(returnSources[source])}
              maxLength={60}
              lang="en"
              isDisabled={isReadOnly}
              value={heading}
              onChange={(typed) => rename(index, typed)}
              error={problems.errorOf(`returns.columns.${index}.heading`)}
            />
          ))}
          <Select
            id="returns-date"
            label={text(layoutMessages.dateFormat)}
            value={layout.dateFormat}
            isDisabled={isReadOnly}
            onChange={(value) =>
              onChange({ ...layout, dateFormat: dateFormats.find((format) => format === value) ?? layout.dateFormat })
            }
            options={dateFormats.map((value) => ({ value, label: value }))}
          />
          {wordsBox('paidWords')}
          {wordsBox('failedWords')}
        </div>
      </div>
    </Card>
  )
}

type WordsProps = {
  id: string
  label: string
  hint: string
  isDisabled: boolean
  list: readonly string[]
  onChange(list: string[]): void
  error: string | undefined
}

/** Keeps the typed text; the values are separated by commas. */
function WordsInput({ list, onChange, ...inputProps }: WordsProps) {
  const [typed, setTyped] = useState(list.join(', '))
  const read = (text: string) => text.split(',').flatMap((word) => word.trim() || [])
  const isOthers = read(typed).join() !== list.join()
  const write = (text: string) => {
    setTyped(text)
    onChange(read(text))
  }
  // After a change from outside, shows the stored values.
  return <TextInput {...inputProps} lang="en" value={isOthers ? list.join(', ') : typed} onChange={write} />
}
