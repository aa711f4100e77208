import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { columnSources, requiredColumns, type BankFileLayout } from '@wewb/domain/payments/bank-file-layout'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes, focusRing, iconButtonClasses } from '#components/styles/class-names.ts'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { useProblems } from '#components/feedback/use-problems.ts'
import { layoutMessages } from './messages.ts'

type Columns = BankFileLayout['columns']
type Props = {
  columns: Columns
  onChange(columns: Columns): void
  problems: ReturnType<typeof useProblems>
  isReadOnly: boolean
}

/** Lists the columns from left to right: disabled ones stay listed, so that they can be enabled again. */
export function ColumnList({ columns, onChange, problems, isReadOnly }: Props) {
  const { text, digits } = useLanguage()
  const [announcement, setAnnouncement] = useState('')
  const move = (index: number, by: 1 | -1) => {
    const column = columns[index]
    const other = columns[index + by]
    if (!column || !other) return
    onChange(columns.with(index, other).with(index + by, column))
    setAnnouncement(text(layoutMessages.moved, { what: columnSources[column.source], n: index + by + 1 }))
  }
  const change = (index: number, changed: Partial<Columns[number]>) => {
    problems.clearErrorsAt(`file.columns.${index}.heading`)
    onChange(columns.map((column, at) => (at === index ? { ...column, ...changed } : column)))
  }
  return (
    <div className="grid gap-2">
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {problems.errorOf('file.columns') && (
        <p className="font-semibold text-danger">{problems.errorOf('file.columns')}</p>
      )}
      <ol className="grid gap-2">
        {columns.map(({ source, heading, on }, index) => {
          const what = columnSources[source]
          const isNeeded = requiredColumns.includes(source)
          return (
            <li
              key={source}
              className={classes(
                'grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 px-3 py-2',
                'sm:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)_7rem_auto]',
                'rounded-control border border-line',
                !on && 'bg-draft-soft',
              )}
            >
              <span aria-hidden className="text-muted tabular-nums">
                {digits(index + 1)}
              </span>
              <span className="min-w-0 font-semibold break-words">
                {text(what)}
                {isNeeded && (
                  <span className="block text-sm font-normal text-muted">{text(layoutMessages.needed)}</span>
                )}
              </span>
              <div className="col-span-3 row-start-2 sm:col-span-1 sm:row-start-auto">
                <TextInput
                  id={`file.columns.${index}.heading`}
                  label={<span className="sr-only">{text(layoutMessages.headingOf, { what })}</span>}
                  isOptional="unmarked"
                  maxLength={60}
                  lang="en"
                  isDisabled={isReadOnly || !on}
                  value={heading}
                  onChange={(typed) => change(index, { heading: typed })}
                  error={problems.errorOf(`file.columns.${index}.heading`)}
                />
              </div>
              <label
                className={classes(
                  'col-span-2 row-start-3 inline-flex min-h-11 items-center gap-2',
                  'sm:col-span-1 sm:row-start-auto',
                )}
              >
                <input
                  type="checkbox"
                  checked={on}
                  disabled={isReadOnly || isNeeded}
                  onChange={({ target }) => change(index, { on: target.checked })}
                  className={classes('size-5 cursor-pointer accent-brand disabled:cursor-not-allowed', focusRing)}
                />
                <span aria-hidden>{text(layoutMessages.on)}</span>
                <span className="sr-only">{text(layoutMessages.onOf, { what })}</span>
              </label>
              {!isReadOnly && (
                <span className="row-start-3 flex justify-self-end sm:row-start-auto">
                  <Arrow
                    Icon={ArrowUp}
                    label={text(layoutMessages.up, { what })}
                    isOff={index === 0}
                    onPress={() => move(index, -1)}
                  />
                  <Arrow
                    Icon={ArrowDown}
                    label={text(layoutMessages.down, { what })}
                    isOff={index === columns.length - 1}
                    onPress={() => move(index, 1)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const Arrow = ({
  Icon,
  label,
  isOff,
  onPress,
}: {
  Icon: typeof ArrowUp
  label: string
  isOff: boolean
  onPress(): void
}) => (
  <button
    type="button"
    aria-label={label}
    disabled={isOff}
    onClick={onPress}
    className={classes(
      iconButtonClasses,
      'text-brand hover:bg-brand-soft',
      'disabled:cursor-not-allowed disabled:text-muted disabled:opacity-50',
      focusRing,
    )}
  >
    <Icon aria-hidden size={20} />
  </button>
)
