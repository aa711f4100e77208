import { giveWay } from './give-way.ts'

/**
 * Runs before everything else on the page of a step: it asks for what was answered so far, and for the key to what this
 * device keeps, while the script of the form is still on its way. On a weak line it asks for the step itself, drawn by the server, and
 * lets the script wait for that: one can write in it after two seconds instead of seven. It stands alone, because whatever it shared
 * would have to come first.
 */
const query = new URLSearchParams(location.search)
const [applicationNo, step] = [query.get('application'), query.get('step')]
// Whoever is on a phone that is not their own has a session of this tab alone, and nothing is kept for them.
const borrowed = sessionStorage.getItem('token')
const token = borrowed ?? localStorage.getItem('token')
const isKept = borrowed === null && localStorage.getItem('user')?.includes('"APPLICANT"')
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const hours = -new Date().getTimezoneOffset() / 60
const language = document.documentElement.lang
const headers = {
  'accept-language': language,
  timezone: `${hours < 0 ? '' : '+'}${hours}`,
  authorization: `Bearer ${token}`,
}
const api = '/api/v1'
const file = `${api}/applications/${encodeURIComponent(applicationNo ?? '')}`

/** A page that takes longer than so many milliseconds, this script included, comes over a weak line; where a worker serves it, the script is on the device already. */
const weakLine = 600
const isWeak = visit !== undefined && performance.now() - visit.requestStart > weakLine && !navigator.serviceWorker?.controller
/** Longer the script does not wait for the drawn step. */
const patience = 4000
/** Whoever has written for so long wonders whether anything is kept. */
const unnoticed = 15_000
const longestPause = 30_000

function ask() {
  const fetchEarly = async (address: string) => await fetch(address, { headers }).catch(() => undefined)
  const asked = [file, ...(isKept ? [`${api}/profile/device-key`] : [])].map((address) => [address, fetchEarly(address)])
  Object.assign(window, { askedEarly: Object.fromEntries(asked) as unknown })
}

async function start(isDrawn: boolean) {
  const [entry = '', ...others] = (document.querySelector<HTMLMetaElement>('meta[name="form-files"]')?.content ?? '').split(' ')
  // Were one of them missing, the form would say so, and what was written in the drawn step would be gone with that.
  if (isDrawn) await Promise.all(others.map((other) => untilHere(() => preload(other))))
  else for (const other of others) preload(other).catch(() => undefined)
  await untilHere(() => import(/* @vite-ignore */ `/${entry}`))
}

const preload = (file: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${file} did not come`)))
    document.head.append(link)
    // Where it is not known nothing comes of it, and the script brings it.
    if (!link.relList.supports('modulepreload')) resolve()
  })

/** A line that breaks comes back: whatever did not come is asked for again. */
async function untilHere(bring: () => Promise<unknown>) {
  for (let pause = 1000; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await bring()
    } catch (problem) {
      globalThis.reportError?.(problem)
      tellOfDelay()
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
        window.addEventListener('online', resolve, { once: true })
      })
    }
  }
}

/** Of a press too, that does nothing yet. The sentence came with the drawn step. */
const tellOfDelay = () => document.getElementById('form-comes')?.removeAttribute('hidden')

/** The answer as a document: the browser reads it as it reads a page, and runs nothing of it. */
const askDrawn = () =>
  new Promise<HTMLElement | undefined>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', `${file}/drawn-step?step=${encodeURIComponent(step ?? '')}&language=${language}`)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.responseType = 'document'
    request.timeout = patience
    request.addEventListener('loadend', () => resolve(request.responseXML?.getElementById('first-step') ?? undefined))
    request.send()
  })

/** Written in at once, until the form takes its place. What is pressed last is pressed there. */
function show(drawn: HTMLElement) {
  const first = document.importNode(drawn, true)
  const root = document.getElementById('root')
  if (!root) return
  first.addEventListener('compositionstart', () => (first.dataset['composing'] = 'yes'))
  for (const end of ['compositionend', 'focusout']) first.addEventListener(end, () => delete first.dataset['composing'], true)
  first.addEventListener('submit', (event) => event.preventDefault())
  first.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button')
    const box = button?.previousElementSibling
    if (box instanceof HTMLInputElement && box.type === 'file') return box.click()
    if (!button) return
    tellOfDelay()
    for (const other of first.querySelectorAll('button')) {
      other.setAttribute('aria-busy', String(other === button))
      other.classList.toggle('animate-pulse', other === button)
    }
  })
  Object.assign(window, { giveWay })
  root.hidden = true
  root.before(first)
  watch(first, root)
  setTimeout(tellOfDelay, unnoticed)
}

/** Whoever is led elsewhere, or told that the form could not be drawn, is to see that. */
function watch(first: HTMLElement, root: HTMLElement) {
  const address = location.pathname + location.search
  const watching = setInterval(() => {
    if (first.isConnected && location.pathname + location.search === address && !root.querySelector('main:not(#main)')) return
    clearInterval(watching)
    first.remove()
    root.removeAttribute('hidden')
  }, 500)
}

async function begin() {
  // Who reloads may have a last save on its way: the form then asks itself, later.
  const isAsked = applicationNo && token && visit?.type === 'navigate'
  // On a phone that is not their own, names are covered until they are tapped: that only the form can do.
  const drawn = isAsked && isWeak && step && borrowed === null ? await askDrawn() : undefined
  if (drawn) show(drawn)
  if (isAsked) ask()
  await start(drawn !== undefined)
}

void begin()
