import { dressLightly } from '../ui/light-mode.ts'
import { openWithoutLine } from './open-without-line.ts'
import { reloadOnceWhenStale } from './reload-when-stale.ts'

/**
 * A public page is whole without script: text, links, ticker and notices need none. React (more than all the rest together)
 * is fetched when somebody reaches for a control, so that reading on a weak line costs nothing more.
 */
const whenReached = new AbortController()
const { signal } = whenReached

let coming: Promise<void> | undefined
const comeAlive = () => (coming ??= start().catch(tryLater))

/** The line was down; the next touch tries again. */
const tryLater = () => {
  coming = undefined
}

async function start() {
  for (const file of chunks()) preload(file)
  const { alive } = await import('./entry-client.tsx')
  await alive
  whenReached.abort()
  for (const [box, value] of typed) write(box, value)
}

/** The server names what this page needs; asked for together, the parts do not wait for one another. */
const chunks = () => document.querySelector<HTMLElement>('script[data-chunks]')?.dataset['chunks']?.split(' ') ?? []

function preload(file: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = `/${file}`
  document.head.append(link)
}

/** A form that asks for a page: the browser sends it by itself. */
const sentByBrowser = 'form[method=get]'

reloadOnceWhenStale()
dressLightly()
openWithoutLine()

// Not pointerover: a page that is laid out under a resting mouse gets one too, and nobody has reached for anything.
document.addEventListener('pointermove', ({ pointerType }) => void (pointerType === 'mouse' && comeAlive()), { signal })
document.addEventListener('keydown', () => void comeAlive(), { signal })

// A press that came too early is kept and given again once there is someone to hear it.
document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.closest(sentByBrowser)) return
    event.preventDefault()
    event.stopPropagation()
    void comeAlive().then(() => signal.aborted && button.click())
  },
  { capture: true, signal },
)

// What is typed before React comes would be lost to it: a page with a form does not wait, and what was typed all the same is written
// again for React to hear.
type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const typed = new Map<Box, string | boolean>()
const isTick = (box: Box): box is HTMLInputElement => box.type === 'checkbox' || box.type === 'radio'
const note = (box: Box) => typed.set(box, isTick(box) ? box.checked : box.value)
document.addEventListener('input', ({ target }) => void note(target as Box), { capture: true, signal })

function write(box: Box, value: string | boolean) {
  if (isTick(box)) {
    if (box.checked !== value) box.click()
    return
  }
  // React watches the box itself for who sets its value; around it leads the way of all boxes of its kind.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value)
  for (const kind of ['input', 'change']) box.dispatchEvent(new Event(kind, { bubbles: true }))
}

if (document.querySelector(`form:not(${sentByBrowser})`)) void comeAlive()

// The header shows their own name and way: what belongs to a signed-in person is not on the server's page.
// The key is read by its name: the session's own module would bring the whole base with it.
if (localStorage.getItem('token') ?? sessionStorage.getItem('token')) void comeAlive()
