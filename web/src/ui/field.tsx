import { CircleAlert } from 'lucide-react'
import { createContext, use, type ReactNode } from 'react'
import { useText } from '../i18n/language.tsx'
import { classes } from './look.ts'
import { words } from './words.ts'

/** What every field of a form may be told. `id` is the path of its answer, so that the error summary can lead to it. */
export type FieldFrame = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** `unmarked` where nobody would think it must be filled in, such as a search. */
  isOptional?: boolean | 'unmarked'
  /** A quiet way to have it filled in; it stands between the hint and the control. */
  shortcut?: ReactNode
}

/** What the frame gives to the control inside it. */
export type ControlAttributes = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-required'?: true }

export const idOf = (id: string, part: 'label' | 'hint' | 'error' | 'note') => `${id}-${part}`

export function describedBy({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>, hasNote = false): string | undefined {
  const ids = [hint && idOf(id, 'hint'), error && idOf(id, 'error'), hasNote && idOf(id, 'note')].filter(Boolean)
  return ids.length ? ids.join(' ') : undefined
}

/** What is read of a question; `children` is its label as it is written. */
export type Spoken = Pick<FieldFrame, 'label' | 'hint' | 'error'> & { children: ReactNode }

/** How a label is drawn: alone, or with a speaker after it for whoever would rather hear the question (forms/read-aloud.tsx). */
export type DrawLabel = (spoken: Spoken) => ReactNode

export const labelAlone: DrawLabel = ({ children }) => children
export const LabelContext = createContext(labelAlone)
export const SpokenLabel: DrawLabel = (spoken) => use(LabelContext)(spoken)

type Props = FieldFrame & {
  /** A quiet line under the control, such as how many characters are left. */
  note?: ReactNode
  children(control: ControlAttributes): ReactNode
}

/** Label above, hint under the label, error above the control. */
export function Field({ note, children, ...frame }: Props) {
  const { id, error, isOptional } = frame
  const described = describedBy(frame, note !== undefined)
  return (
    <div className={classes('flex flex-col gap-1.5', error !== undefined && 'border-l-4 border-danger pl-3')}>
      <SpokenLabel {...frame}>
        <label htmlFor={id} className="font-semibold">
          <Label {...frame} />
        </label>
      </SpokenLabel>
      <Hints {...frame} />
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(!isOptional && { 'aria-required': true }),
      })}
      {note !== undefined && (
        <p id={idOf(id, 'note')} aria-live="polite" className="text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  )
}

/** The frame of several controls that answer one question. */
export function FieldGroup({ children, ...frame }: FieldFrame & { children: ReactNode }) {
  const { id, error } = frame
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={idOf(id, 'label')}
      aria-describedby={describedBy(frame)}
      className={classes('flex min-w-0 flex-col gap-1.5 outline-none', error !== undefined && 'border-l-4 border-danger pl-3')}
    >
      <legend className="mb-1.5 font-semibold">
        <SpokenLabel {...frame}>
          {/* The name of the group is this, without the speaker beside it. */}
          <span id={idOf(id, 'label')}>
            <Label {...frame} />
          </span>
        </SpokenLabel>
      </legend>
      <Hints {...frame} />
      {children}
    </fieldset>
  )
}

/** The words of a label, and whether it may be left open. */
export function Label({ label, isOptional }: FieldFrame) {
  const text = useText()
  return (
    <>
      {label}
      {isOptional === true && <span className="font-normal text-muted"> ({text(words.optional)})</span>}
    </>
  )
}

function Hints({ id, hint, error, shortcut }: FieldFrame) {
  const text = useText()
  return (
    <>
      {hint && (
        <p id={idOf(id, 'hint')} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={idOf(id, 'error')} aria-live="polite" className="flex gap-1.5 font-semibold text-danger empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span>
              <span className="sr-only">{text(words.problem)} </span>
              {error}
            </span>
          </>
        )}
      </p>
      {shortcut}
    </>
  )
}
