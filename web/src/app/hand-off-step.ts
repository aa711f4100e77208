type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldSelector = 'input, textarea, select'

const isFile = (field: FieldElement): field is HTMLInputElement => field.type === 'file'
const isChecked = (field: FieldElement): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

function isChanged(field: FieldElement): boolean {
  if (isFile(field)) return field.files !== null && field.files.length > 0
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  return isChecked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/**
 * Finds the element of the form that corresponds to one of the server-rendered step: in the same field, with the same
 * label or at the same position.
 */
function twinOf<T extends HTMLElement>(one: T, first: HTMLElement, form: HTMLElement): T | undefined {
  const home = one.closest('fieldset[id]')
  const alike = home ? `[id="${CSS.escape(home.id)}"] ${one.tagName}` : one.tagName
  const candidates = [...form.querySelectorAll<T>(alike)]
  if (one instanceof HTMLButtonElement) return candidates.find(({ textContent }) => textContent === one.textContent)
  return candidates[[...first.querySelectorAll(alike)].indexOf(one)]
}

const findFormField = (field: FieldElement, first: HTMLElement, form: HTMLElement): FieldElement | undefined =>
  isFile(field)
    ? twinOf(field, first, form)
    : [...form.querySelectorAll<FieldElement>(fieldSelector)].find((one) =>
        isChecked(field) ? one.name === field.name && one.value === field.value : one.id === field.id,
      )

/** Copies a value into the input of the form and fires its events, so that its handlers run. */
function copyValue(field: FieldElement, twin: FieldElement): void {
  if (isChecked(field) && isChecked(twin)) {
    if (twin.checked !== field.checked) twin.click()
    return
  }
  if (isFile(field) && isFile(twin)) twin.files = field.files
  // Uses the prototype's setter: with React's own, React would see no change.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin) as object, 'value')?.set?.call(twin, field.value)
  twin.dispatchEvent(
    new Event(isFile(field) || field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

/**
 * Replaces the server-rendered step (casework/applying/server-rendered-step.tsx, shown by entry-form-step.ts) by the
 * form. Input, choices and the last press are replayed in the form, and the cursor keeps its position.
 */
export function handOffStep(): void {
  const first = document.getElementById('first-step')
  const form = document.getElementById('root')
  if (!first || !form) return
  // Waits until an input method has finished composing a word.
  if (first.dataset['composing']) {
    for (const end of ['compositionend', 'focusout'])
      first.addEventListener(end, () => setTimeout(handOffStep), { once: true })
    return
  }
  const at = first.contains(document.activeElement) ? document.activeElement : null
  const height = at?.getBoundingClientRect().top ?? 0
  const pressed = first.querySelector<HTMLButtonElement>('button[aria-busy=true]')
  const written = [...first.querySelectorAll<FieldElement>(fieldSelector)].filter(isChanged)
  const twins = written.map((field) => [field, findFormField(field, first, form)] as const)
  const toPress = pressed && twinOf(pressed, first, form)
  const now = at?.id ? form.querySelector<HTMLElement>(`[id="${CSS.escape(at.id)}"]`) : null
  first.remove()
  form.removeAttribute('hidden')
  for (const [field, twin] of twins) if (twin && !twin.disabled) copyValue(field, twin)
  if (now) {
    now.focus({ preventScroll: true })
    window.scrollBy({ top: now.getBoundingClientRect().top - height, behavior: 'instant' })
  }
  // Runs after the copied input has rendered.
  setTimeout(() => {
    if (at instanceof HTMLInputElement && now instanceof HTMLInputElement && at.type === 'text' && now.type === 'text')
      now.setSelectionRange(at.selectionStart, at.selectionEnd)
    toPress?.click()
  })
}
