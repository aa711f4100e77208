/** Puts the focus where an answer is written: on the box of that path, or on the first control of a group. A speaker beside its name is none. */
export function focusField(path: string) {
  const field = document.getElementById(path)
  const control =
    field instanceof HTMLFieldSetElement
      ? field.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), select, textarea, [role=spinbutton], button:not(legend *)')
      : field
  control?.focus()
  field?.scrollIntoView({ block: 'center' })
}
