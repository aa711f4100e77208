import { withAsOfLine } from './as-of-line.ts'
import { dropPage, filesOfKeptPages, findPage, keepPage, languageOfKept, readablePages } from './kept-pages.ts'
import { keptLetters, tidyFiles } from './kept-files.ts'
import { offlinePage } from './offline-page.ts'
import type { FetchEvent } from './worker-events.ts'

/** Longer nobody waits for a weak line while the page of the last time is already here. */
export const patience = 2500

/** The page of today; as it was last seen when the line is away, silent, or the portal fails; else what can be done instead. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const fresh = pageFromLine(event)
  // What comes too late is kept all the same: the next try shows it.
  event.waitUntil(fresh.catch(() => undefined))
  const kept = await findPage(event.request.url).catch(() => undefined)
  if (!kept) return await fresh.catch(async () => offlinePage(await readablePages(), await keptLetters()))
  const instead = () => withAsOfLine(kept.clone())
  const late = isInLanguageAsked(event.request.url, kept)
    ? new Promise((resolve) => setTimeout(resolve, patience)).then(instead)
    : new Promise<never>(() => undefined)
  return await Promise.race([fresh.then((response) => (response.status >= 500 ? instead() : response), instead), late])
}

/** Who has just asked for the other language is not given the one they left, however long it takes. */
function isInLanguageAsked(url: string, kept: Response): boolean {
  const asked = new URL(url).searchParams.get('lang')
  return asked === null || asked === languageOfKept(kept)
}

async function pageFromLine(event: FetchEvent): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  const keeping = response.status === 404 ? dropPage(event.request.url) : keepAndTidy(response.clone())
  event.waitUntil(keeping.catch(() => undefined))
  return response
}

/** Once in the worker's life, which is short. */
let isTidied = false

export async function keepAndTidy(response: Response): Promise<void> {
  await keepPage(response)
  if (isTidied) return
  isTidied = true
  await tidyFiles(await filesOfKeptPages())
}
