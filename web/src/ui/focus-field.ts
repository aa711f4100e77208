/** Puts the focus where an answer is written: on the box of that path, or on the first control of a group. */
export function focusField(path: string) {
  const field = document.getElementById(path)
  const control =
    field instanceof HTMLFieldSetElement
      ? field.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), select, textarea, [role=spinbutton], button')
      : field
  control?.focus()
  field?.scrollIntoView({ block: 'center' })
}
