import type { ReactNode } from 'react'
import { classes, focusRing } from '#components/styles/class-names.ts'

// In a separate folder, so that the public stylesheet does not include it. A table for officers: dense on wide screens,
// a card per row on a phone, with checkboxes.

type Props = { caption: string; head: ReactNode; children: ReactNode }

export const DenseTable = ({ caption, head, children }: Props) => (
  <div className="lg:overflow-x-auto">
    <table className="block w-full border-collapse text-left lg:table lg:text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="block lg:table-header-group">
        <tr className="block lg:table-row lg:border-b-2 lg:border-line">{head}</tr>
      </thead>
      <tbody className="grid gap-3 lg:table-row-group">{children}</tbody>
    </table>
  </div>
)

export const DenseRow = ({
  isSelected = false,
  children,
}: {
  isSelected?: boolean | undefined
  children: ReactNode
}) => (
  <tr
    className={classes(
      'relative block rounded-control border border-line px-4 py-2',
      'lg:table-row lg:rounded-none lg:border-0 lg:border-b lg:px-0',
      'focus-within:bg-brand-soft/60 hover:bg-brand-soft/40',
      isSelected && 'bg-brand-soft',
    )}
  >
    {children}
  </tr>
)

export const HeaderCell = ({ children, isNumeric = false }: { children: ReactNode; isNumeric?: boolean }) => (
  <th
    scope="col"
    className={classes(
      'hidden px-3 py-2 align-bottom font-semibold text-muted lg:table-cell',
      isNumeric && 'text-right',
    )}
  >
    {children}
  </th>
)

type CellProps = {
  heading: string
  children: ReactNode
  isNumeric?: boolean
  /** Marks the title of a card: it has no heading there and leaves room for the checkbox. */
  isTitle?: boolean
}

export const Cell = ({ heading, children, isNumeric = false, isTitle = false }: CellProps) => (
  <td
    className={classes(
      'gap-3 py-1 align-top lg:table-cell lg:px-3 lg:py-2',
      isTitle ? 'block pr-10' : 'grid grid-cols-[6.5rem_1fr]',
      isNumeric && 'tabular-nums lg:text-right',
    )}
  >
    {!isTitle && (
      <span aria-hidden className="text-sm text-muted lg:hidden">
        {heading}
      </span>
    )}
    <span className="min-w-0 wrap-anywhere lg:wrap-break-word">{children}</span>
  </td>
)

type SelectionProps = { label: string; isSelected: boolean; onSelect(isChecked: boolean): void }

/** Checkbox for all rows of the page. */
export const SelectAllCell = ({ label, isSelected: isChecked, onSelect }: SelectionProps) => (
  <th scope="col" className="block lg:table-cell lg:w-11">
    <SelectionCheckbox label={label} isSelected={isChecked} onSelect={onSelect} isLabelled />
  </th>
)

/** Checkbox of a row; a row without one keeps the cell. */
export const SelectCell = ({ selection }: { selection: SelectionProps | false }) => (
  <td className="absolute top-1 right-1 lg:static lg:table-cell lg:align-top">
    {selection && <SelectionCheckbox {...selection} />}
  </td>
)

const SelectionCheckbox = ({
  label,
  isSelected: isChecked,
  onSelect,
  isLabelled = false,
}: SelectionProps & { isLabelled?: boolean }) => (
  <label className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 font-normal">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ target }) => onSelect(target.checked)}
      className={classes('size-5 cursor-pointer accent-brand', focusRing)}
    />
    <span className={isLabelled ? 'lg:sr-only' : 'sr-only'}>{label}</span>
  </label>
)

/** Classes of the link that opens a row and takes the keyboard focus (`useListKeyboardNavigation`). */
export const rowLinkClasses = classes(
  'rounded-sm font-semibold whitespace-nowrap text-brand underline underline-offset-4 tabular-nums',
  focusRing,
)
