import { applyDataSaver } from '#lib/data-saver.ts'
import { scheduleServiceWorker } from './schedule-service-worker.ts'
import { reloadOnStaleChunk } from './reload-on-stale-chunk.ts'

/**
 * A public page works without script: text, links, ticker and notices need none. React, which is larger than everything
 * else, loads on the first interaction with a control, so that reading on a slow connection costs nothing more.
 */
const whenReached = new AbortController()
const { signal } = whenReached

let coming: Promise<void> | undefined
const hydrate = () => (coming ??= start().catch(tryLater))

/** The connection was lost; the next interaction retries. */
const tryLater = () => {
  coming = undefined
}

async function start() {
  for (const file of chunks()) preload(file)
  const { hydrated } = await import('./entry-client.tsx')
  await hydrated
  whenReached.abort()
  for (const [element, value] of typed) write(element, value)
}

/** The server lists the chunks of this page, so that they load in parallel. */
const chunks = () => document.querySelector<HTMLElement>('script[data-chunks]')?.dataset['chunks']?.split(' ') ?? []

function preload(file: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = `/${file}`
  document.head.append(link)
}

/** Forms with the GET method are submitted by the browser itself. */
const sentByBrowser = 'form[method=get]'

reloadOnStaleChunk()
applyDataSaver()
scheduleServiceWorker()

// A page that is laid out under a resting mouse gets events without a movement.
document.addEventListener(
  'pointermove',
  ({ pointerType, movementX, movementY }) => void (pointerType === 'mouse' && (movementX || movementY) && hydrate()),
  { signal },
)
document.addEventListener('keydown', () => void hydrate(), { signal })

// A click before hydration is recorded and replayed afterwards.
document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.closest(sentByBrowser)) return
    event.preventDefault()
    event.stopPropagation()
    void hydrate().then(() => signal.aborted && button.click())
  },
  { capture: true, signal },
)

// React would lose input typed before hydration: a page with a form hydrates at once, and earlier input is replayed as
// events.
type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const typed = new Map<FieldElement, string | boolean>()
const isCheckable = (element: FieldElement): element is HTMLInputElement =>
  element.type === 'checkbox' || element.type === 'radio'
const saveValue = (element: FieldElement) => typed.set(element, isCheckable(element) ? element.checked : element.value)
document.addEventListener('input', ({ target }) => void saveValue(target as FieldElement), { capture: true, signal })

function write(element: FieldElement, value: string | boolean) {
  if (isCheckable(element)) {
    if (element.checked !== value) element.click()
    return
  }
  // React overrides the value setter of the element; the prototype's setter bypasses it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
  for (const kind of ['input', 'change']) element.dispatchEvent(new Event(kind, { bubbles: true }))
}

if (document.querySelector(`form:not(${sentByBrowser})`)) void hydrate()

// The header of a signed-in user differs from the server-rendered one. The key is read directly, because the session
// module would load the whole base chunk.
if (localStorage.getItem('token') ?? sessionStorage.getItem('token')) void hydrate()
