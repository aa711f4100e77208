/** Focuses the input of a path, or the first control of a group; speaker buttons are skipped. */
export function focusField(path: string) {
  const field = document.getElementById(path)
  const control =
    field instanceof HTMLFieldSetElement
      ? field.querySelector<HTMLElement>(
          'input:not([type=hidden], [hidden]), select, textarea, [role=spinbutton], button:not(legend *)',
        )
      : field
  control?.focus()
  field?.scrollIntoView({ block: 'center' })
}
