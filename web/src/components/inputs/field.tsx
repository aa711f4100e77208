import { Check, CircleAlert } from 'lucide-react'
import { createContext, use, useState, type ReactNode } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'
import { componentMessages } from '#components/messages.ts'

/** Props of every form field. `id` is the path of its answer, so that the error summary can link to it. */
export type FieldFrame = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** The answer is complete and valid; a required field shows it once it is left. */
  isValid?: boolean
  /** `unmarked` where nobody expects it to be required, such as a search. */
  isOptional?: boolean | 'unmarked'
  /** Autofill button between the hint and the control. */
  shortcut?: ReactNode
}

/** Attributes that the frame passes to its control. */
export type ControlAttributes = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const getPartId = (id: string, part: 'label' | 'hint' | 'error' | 'note') => `${id}-${part}`

export function getDescribedBy(
  { id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>,
  hasNote = false,
): string | undefined {
  const ids = [hint && getPartId(id, 'hint'), error && getPartId(id, 'error'), hasNote && getPartId(id, 'note')].filter(
    Boolean,
  )
  return ids.length ? ids.join(' ') : undefined
}

/** Parts of a question that are read aloud; `children` is the visible label. */
export type SpokenLabelProps = Pick<FieldFrame, 'label' | 'hint' | 'error'> & { children: ReactNode }

/** Renders a label, alone or with a speaker button (form-engine/read-aloud/read-aloud.tsx). */
export type RenderLabel = (spoken: SpokenLabelProps) => ReactNode

export const renderPlainLabel: RenderLabel = ({ children }) => children
export const LabelContext = createContext(renderPlainLabel)
export const SpokenLabel: RenderLabel = (spoken) => use(LabelContext)(spoken)

type Props = FieldFrame & {
  /** A note under the control, such as the number of characters left. */
  note?: ReactNode
  children(control: ControlAttributes): ReactNode
}

/** Label on top, hint under the label, error above the control. */
export function Field({ note, children, ...frame }: Props) {
  const { id, error, isOptional, isValid } = frame
  const [isLeft, setIsLeft] = useState(false)
  const described = getDescribedBy(frame, note !== undefined)
  return (
    <div
      className={classes('flex flex-col gap-1.5', error !== undefined && 'border-l-4 border-danger pl-3')}
      onBlur={() => setIsLeft(true)}
    >
      <div className="flex gap-2">
        <SpokenLabel {...frame}>
          <label htmlFor={id} className="font-semibold">
            <Label {...frame} />
          </label>
        </SpokenLabel>
        {!isOptional && <ValidMark isOn={isLeft && isValid && !error} />}
      </div>
      <Hints {...frame} />
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
        ...(!isOptional && { 'aria-required': true }),
      })}
      {note !== undefined && (
        <p id={getPartId(id, 'note')} aria-live="polite" className="text-sm text-muted">
          {note}
        </p>
      )}
    </div>
  )
}

/**
 * A quiet tick beside the label; it is read when the reader passes it, and never announced. Its space is always there,
 * so that nothing moves under a finger when it appears.
 */
function ValidMark({ isOn }: { isOn: boolean | undefined }) {
  const text = useText()
  return (
    <span className={classes('text-done', !isOn && 'invisible')}>
      <Check aria-hidden size={20} />
      <span className="sr-only">{text(componentMessages.valid)}</span>
    </span>
  )
}

/** The frame of several controls that answer one question. */
export function FieldGroup({ children, ...frame }: FieldFrame & { children: ReactNode }) {
  const { id, error } = frame
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={getPartId(id, 'label')}
      aria-describedby={getDescribedBy(frame)}
      className={classes(
        'flex min-w-0 flex-col gap-1.5 outline-none',
        error !== undefined && 'border-l-4 border-danger pl-3',
      )}
    >
      <legend className="mb-1.5 font-semibold">
        <SpokenLabel {...frame}>
          {/* This names the group, without the speaker button. */}
          <span id={getPartId(id, 'label')}>
            <Label {...frame} />
          </span>
        </SpokenLabel>
      </legend>
      <Hints {...frame} />
      {children}
    </fieldset>
  )
}

/** The text of a label, and whether it is optional. */
export function Label({ label, isOptional }: FieldFrame) {
  const text = useText()
  return (
    <>
      {label}
      {isOptional === true && <span className="font-normal text-muted"> ({text(componentMessages.optional)})</span>}
    </>
  )
}

function Hints({ id, hint, error, shortcut }: FieldFrame) {
  const text = useText()
  return (
    <>
      {hint && (
        <p id={getPartId(id, 'hint')} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={getPartId(id, 'error')} aria-live="polite" className="flex gap-1.5 font-semibold text-danger empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
            <span>
              <span className="sr-only">{text(componentMessages.problem)} </span>
              {error}
            </span>
          </>
        )}
      </p>
      {shortcut}
    </>
  )
}
