import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { getInstalledBrowser } from '#load/installed-browser.ts'
import type { Locale } from '@wewb/domain/language/bilingual'
import type { TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { BAIT_PATH, PAYLOAD_MARKER, xssPayloads } from './xss-payloads.ts'

/** Findings, each with its page. */
export type BrowserFindings = { faults: Set<string>; displayed: Set<string>; pages: number; texts: number }
export type Visitor = { login?: string; locale: Locale; isPoisoned?: true }

export const createBrowserFindings = (): BrowserFindings => ({
  faults: new Set(),
  displayed: new Set(),
  pages: 0,
  texts: 0,
})

export const openBrowser = (): Promise<Browser> => {
  const { executablePath, args, env } = getInstalledBrowser()
  return chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } })
}

/** A browser window that reports everything an injected script would do. */
export async function openMonitoredWindow(
  browser: Browser,
  environment: TestEnvironment,
  { login, locale, isPoisoned }: Visitor,
  findings: BrowserFindings,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  await context.addCookies([{ name: 'lang', value: locale, url: environment.origin }])
  if (login) await signIn(context, environment, login)
  const report = (page: Page | null, what: string) =>
    findings.faults.add(`${what} on ${page ? addressOf(page) : '?'} as ${login ?? 'visitor'}`)
  await context.exposeBinding('__ran', ({ page }, n: number) => report(page, `script ${n} ran`))
  await context.exposeBinding('__seen', ({ page }, what: string) => report(page, what))
  await context.addInitScript(installInjectionMonitor, PAYLOAD_MARKER)
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      report(page, `a dialog «${dialog.message().slice(0, 40)}»`)
      void dialog.dismiss()
    })
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Trusted(?:HTML|Script)|__ran/.test(message.text()))
        report(page, message.text().slice(0, 120))
    })
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === BAIT_PATH) report(page, 'the bait was taken')
      else if (!request.url().startsWith(environment.origin) && /^https?:/.test(request.url()))
        report(page, `asked ${new URL(request.url()).host}`)
    })
  })
  if (isPoisoned) await poison(context, environment, findings)
  return context
}

/** Stores user and token in local storage, as after a log-in. */
async function signIn(context: BrowserContext, environment: TestEnvironment, login: string) {
  const token = await environment.tokenOf(login)
  const { data } = (await environment.request('GET', '/profile', { token })).body
  const user = {
    full_name: data.fullNameEn,
    full_name_bng: data.fullNameBn,
    login_id: login,
    avatar: data.avatar ?? null,
    user_type: data.userType,
  }
  await context.addInitScript(
    ([word, person]) => {
      localStorage.setItem('token', word ?? '')
      localStorage.setItem('user', person ?? '')
      localStorage.setItem('appSettings', '{}')
    },
    [token, JSON.stringify(user)],
  )
}

/** Runs in the page before any of its scripts, and reports injected elements and policy violations. */
function installInjectionMonitor(name: string) {
  const report = (what: string) => void (window as unknown as { __seen(what: string): Promise<void> }).__seen(what)
  addEventListener('securitypolicyviolation', (event) =>
    report(`refused ${event.effectiveDirective} of ${event.blockedURI || event.sample}`),
  )
  const inspect = (element: Element) => {
    if (element.hasAttribute(name)) report(`a text became <${element.localName}>`)
    for (const attribute of ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'])
      if (/^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu.test(element.getAttribute(attribute) ?? ''))
        report(`<${element.localName} ${attribute}> leads to a script`)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'attributes') inspect(target as Element)
      for (const node of addedNodes)
        if (node instanceof Element) for (const element of [node, ...node.querySelectorAll('*')]) inspect(element)
    }
  }).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [name, 'href', 'src', 'action', 'formaction', 'data'],
  })
}

/**
 * Appends a payload to every text in API responses, so that every page renders one wherever it shows text, however it
 * was stored.
 */
async function poison(context: BrowserContext, environment: TestEnvironment, findings: BrowserFindings) {
  let payloadIndex = 0
  const poisoned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(poisoned)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poisoned(one)]))
    if (typeof value !== 'string' || !/\s|[\u0980-\u09ff]/.test(value)) return value
    payloadIndex += 1
    findings.texts += 1
    return `${value} ${xssPayloads[payloadIndex % xssPayloads.length]}`
  }
  await context.route(`${environment.origin}/api/v1/**`, async (route) => {
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    await (isJson ? route.fulfill({ response, json: poisoned(await response.json()) }) : route.fulfill({ response }))
  })
}

export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search).slice(0, 80)
}

/** Opens a page, waits until it is rendered, and checks that it displays payloads as text. */
export async function visitPage(
  page: Page,
  environment: TestEnvironment,
  path: string,
  who: string,
  findings: BrowserFindings,
) {
  const response = await page.goto(environment.origin + path, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined)
  findings.pages += 1
  const policy = response?.headers()['content-security-policy'] ?? ''
  const lacking = needed.filter((directive) => !policy.includes(directive))
  if (lacking.length > 0) findings.faults.add(`${path} lacks ${lacking.join(', ')}`)
  if (/script-src[^;]*'unsafe-(?:inline|eval)'/.test(policy) || /\*/.test(policy))
    findings.faults.add(`${path} has a loose policy`)
  if (
    await page.evaluate(
      (word) =>
        document.body.innerText.includes(word) ||
        [...document.querySelectorAll('input, textarea')].some((input) =>
          (input as HTMLInputElement).value.includes(word),
        ),
      '__ran(',
    )
  )
    findings.displayed.add(`${who} ${path}`)
}

const needed = [
  "script-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
]

/** DOM sinks that still accept strings despite Trusted Types. */
export const findInjectionSinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elementOf = (tag: string) => document.createElement(tag)
    const sinks = {
      innerHTML: () => (elementOf('div').innerHTML = '<b></b>'),
      outerHTML: () => (document.body.appendChild(elementOf('div')).outerHTML = '<b></b>'),
      insertAdjacentHTML: () => elementOf('div').insertAdjacentHTML('beforeend', '<b></b>'),
      write: () => document.write('<b></b>'),
      'text of a script': () => ((elementOf('script') as HTMLScriptElement).text = '1'),
      'address of a script': () => ((elementOf('script') as HTMLScriptElement).src = '/x.js'),
      'page in a frame': () => ((elementOf('iframe') as HTMLIFrameElement).srcdoc = '<b></b>'),
      DOMParser: () => new DOMParser().parseFromString('<b></b>', 'text/html'),
      range: () => document.createRange().createContextualFragment('<b></b>'),
    }
    return Object.entries(sinks).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })
  })
