type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const boxes = 'input, textarea, select'

const isFile = (box: Box): box is HTMLInputElement => box.type === 'file'
const isTicked = (box: Box): box is HTMLInputElement => box.type === 'checkbox' || box.type === 'radio'

function isChanged(box: Box): boolean {
  if (isFile(box)) return box.files !== null && box.files.length > 0
  if (box instanceof HTMLSelectElement)
    return [...box.options].some((option) => option.selected !== option.defaultSelected)
  return isTicked(box) ? box.checked !== box.defaultChecked : box.value !== box.defaultValue
}

/**
 * Finds the element of the form that corresponds to one of the server-rendered step: in the same field, with the same
 * label or at the same position.
 */
function twinOf<T extends HTMLElement>(one: T, first: HTMLElement, form: HTMLElement): T | undefined {
  const home = one.closest('fieldset[id]')
  const alike = home ? `[id="${CSS.escape(home.id)}"] ${one.tagName}` : one.tagName
  const there = [...form.querySelectorAll<T>(alike)]
  if (one instanceof HTMLButtonElement) return there.find(({ textContent }) => textContent === one.textContent)
  return there[[...first.querySelectorAll(alike)].indexOf(one)]
}

const boxFor = (box: Box, first: HTMLElement, form: HTMLElement): Box | undefined =>
  isFile(box)
    ? twinOf(box, first, form)
    : [...form.querySelectorAll<Box>(boxes)].find((one) =>
        isTicked(box) ? one.name === box.name && one.value === box.value : one.id === box.id,
      )

/** Copies a value into the input of the form and fires its events, so that its handlers run. */
function put(box: Box, twin: Box): void {
  if (isTicked(box) && isTicked(twin)) {
    if (twin.checked !== box.checked) twin.click()
    return
  }
  if (isFile(box) && isFile(twin)) twin.files = box.files
  // Uses the prototype's setter: with React's own, React would see no change.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin) as object, 'value')?.set?.call(twin, box.value)
  twin.dispatchEvent(new Event(isFile(box) || box instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
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
  const written = [...first.querySelectorAll<Box>(boxes)].filter(isChanged)
  const twins = written.map((box) => [box, boxFor(box, first, form)] as const)
  const toPress = pressed && twinOf(pressed, first, form)
  const now = at?.id ? form.querySelector<HTMLElement>(`[id="${CSS.escape(at.id)}"]`) : null
  first.remove()
  form.removeAttribute('hidden')
  for (const [box, twin] of twins) if (twin && !twin.disabled) put(box, twin)
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
