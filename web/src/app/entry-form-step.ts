import { handOffStep } from './hand-off-step.ts'

/**
 * Runs first on the page of a form step: it prefetches the application and the device key while the form's script
 * loads. On a slow connection it first requests the server-rendered step, which accepts input after two seconds instead
 * of seven. It imports nothing, because a shared chunk would have to load first.
 */
const query = new URLSearchParams(location.search)
const [applicationNo, step] = [query.get('application'), query.get('step')]
// On a shared phone the session lives in this tab, and nothing is stored on the device.
const tabToken = sessionStorage.getItem('token')
const token = tabToken ?? localStorage.getItem('token')
const isStored = tabToken === null && localStorage.getItem('user')?.includes('"APPLICANT"')
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const hours = -new Date().getTimezoneOffset() / 60
const language = document.documentElement.lang
const headers = {
  'accept-language': language,
  timezone: `${hours < 0 ? '' : '+'}${hours}`,
  authorization: `Bearer ${token}`,
}
const api = '/api/v1'
const applicationUrl = `${api}/applications/${encodeURIComponent(applicationNo ?? '')}`

/**
 * A page that takes longer than this many milliseconds, including this script, came over a slow connection. With a
 * service worker the script is already on the device.
 */
const slowConnectionMs = 600
const isSlow =
  visit !== undefined &&
  performance.now() - visit.requestStart > slowConnectionMs &&
  !navigator.serviceWorker?.controller
/** The form's script waits at most this long for the server-rendered step. */
const timeoutMs = 4000
/** After this time the page shows that the form is still loading. */
const delayNoticeMs = 15_000
const maxBackoffMs = 30_000

function prefetch() {
  const prefetchResponse = async (url: string) => await fetch(url, { headers }).catch(() => undefined)
  const urls = [applicationUrl, ...(isStored ? [`${api}/profile/device-key`] : [])]
  const responses = Object.fromEntries(urls.map((url) => [url, prefetchResponse(url)])) as unknown
  Object.assign(window, { prefetched: responses })
}

async function start(isRendered: boolean) {
  const [entry = '', ...others] = (
    document.querySelector<HTMLMetaElement>('meta[name="form-files"]')?.content ?? ''
  ).split(' ')
  // If one of these files were missing, the form would show an error and the input in the server-rendered step would be
  // lost.
  if (isRendered) await Promise.all(others.map((other) => retryUntilLoaded(() => download(other))))
  else for (const other of others) download(other).catch(() => undefined)
  await retryUntilLoaded(() => import(/* @vite-ignore */ `/${entry}`))
}

/**
 * Downloads a file into the browser's cache. A `modulepreload` link or an import would not do: after one failure the
 * browser never requests that module again while the page is open.
 */
async function download(file: string) {
  const isLoaded = await fetch(`/${file}`)
    .then(async (response) => response.ok && (await response.arrayBuffer().then(() => true)))
    .catch(() => false)
  if (!isLoaded) throw new Error(`${file} failed to load`)
}

/**
 * Retries with backoff until the connection is back. It does not use `retry-policy.ts`, because an import would put a
 * shared chunk before this script.
 */
async function retryUntilLoaded(load: () => Promise<unknown>) {
  for (let pause = 1000; ; pause = Math.min(pause * 2, maxBackoffMs)) {
    try {
      return await load()
    } catch (problem) {
      globalThis.reportError?.(problem)
      showDelayNotice()
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
        window.addEventListener('online', resolve, { once: true })
      })
    }
  }
}

/**
 * Shows the message that the form is still loading; also after a press that has no effect yet. The message is part of
 * the server-rendered step.
 */
const showDelayNotice = () => document.getElementById('form-comes')?.removeAttribute('hidden')

/** Requests the step as a document: the browser parses it and runs no script in it. */
const fetchRenderedStep = () =>
  new Promise<HTMLElement | undefined>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', `${applicationUrl}/rendered-step?step=${encodeURIComponent(step ?? '')}&language=${language}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'document'
    request.timeout = timeoutMs
    request.addEventListener('loadend', () => resolve(request.responseXML?.getElementById('first-step') ?? undefined))
    request.send()
  })

/** Shows the server-rendered step until the form replaces it, and records the last press for the hand-off. */
function show(rendered: HTMLElement) {
  const first = document.importNode(rendered, true)
  const root = document.getElementById('root')
  if (!root) return
  first.addEventListener('compositionstart', () => (first.dataset['composing'] = 'yes'))
  for (const end of ['compositionend', 'focusout'])
    first.addEventListener(end, () => delete first.dataset['composing'], true)
  first.addEventListener('submit', (event) => event.preventDefault())
  first.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button')
    const field = button?.previousElementSibling
    if (field instanceof HTMLInputElement && field.type === 'file') return field.click()
    if (!button) return
    showDelayNotice()
    for (const other of first.querySelectorAll('button')) {
      other.setAttribute('aria-busy', String(other === button))
      other.classList.toggle('animate-pulse', other === button)
    }
  })
  Object.assign(window, { handOffStep })
  root.hidden = true
  root.before(first)
  removeOnLeave(first, root)
  setTimeout(showDelayNotice, delayNoticeMs)
}

/** Removes the server-rendered step when the page navigates away or the form shows an error. */
function removeOnLeave(first: HTMLElement, root: HTMLElement) {
  const address = location.pathname + location.search
  const watching = setInterval(() => {
    if (first.isConnected && location.pathname + location.search === address && !root.querySelector('main:not(#main)'))
      return
    clearInterval(watching)
    first.remove()
    root.removeAttribute('hidden')
  }, 500)
}

async function run() {
  // After a reload the last save may still be in flight, so the form itself fetches the application later.
  const isRequested = applicationNo && token && visit?.type === 'navigate'
  // On a shared phone names are masked until tapped, which only the hydrated form can do.
  const renderedStep = isRequested && isSlow && step && tabToken === null ? await fetchRenderedStep() : undefined
  if (renderedStep) show(renderedStep)
  if (isRequested) prefetch()
  await start(renderedStep !== undefined)
}

void run()
