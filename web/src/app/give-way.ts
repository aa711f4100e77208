type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const boxes = 'input, textarea, select'

const isFile = (box: Box): box is HTMLInputElement => box.type === 'file'
const isTicked = (box: Box): box is HTMLInputElement => box.type === 'checkbox' || box.type === 'radio'

function isChanged(box: Box): boolean {
  if (isFile(box)) return box.files !== null && box.files.length > 0
  if (box instanceof HTMLSelectElement) return [...box.options].some((option) => option.selected !== option.defaultSelected)
  return isTicked(box) ? box.checked !== box.defaultChecked : box.value !== box.defaultValue
}

/** The one of `form` that is like this one: under the same answer, and there with the same words or at the same place. */
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

/** As if it was done there: what a box does with its letters, this one does too. */
function put(box: Box, twin: Box): void {
  if (isTicked(box) && isTicked(twin)) {
    if (twin.checked !== box.checked) twin.click()
    return
  }
  if (isFile(box) && isFile(twin)) twin.files = box.files
  // Past React, which would otherwise believe that nothing has changed.
  else Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin) as object, 'value')?.set?.call(twin, box.value)
  twin.dispatchEvent(new Event(isFile(box) || box instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * The step that the server drew (features/applying/first-step.tsx, shown by entry-early.ts) gives way to the form: what was written,
 * ticked, chosen and pressed in it is done in the form, and the cursor stands where it stood.
 */
export function giveWay(): void {
  const first = document.getElementById('first-step')
  const form = document.getElementById('root')
  if (!first || !form) return
  // A word that the keyboard is still putting together would be torn.
  if (first.dataset['composing']) {
    for (const end of ['compositionend', 'focusout']) first.addEventListener(end, () => setTimeout(giveWay), { once: true })
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
  // When what was written has been drawn.
  setTimeout(() => {
    if (at instanceof HTMLInputElement && now instanceof HTMLInputElement && at.type === 'text' && now.type === 'text')
      now.setSelectionRange(at.selectionStart, at.selectionEnd)
    toPress?.click()
  })
}
