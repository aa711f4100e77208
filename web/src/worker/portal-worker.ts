import { answerPage, keepAndTidy } from './answer-page.ts'
import { isLeftOver } from './cache-names.ts'
import { hashedFile, keepLoadedFiles, picture } from './kept-files.ts'
import { whichAnswer } from './which-answer.ts'
import type { Keep, Worker } from './worker-events.ts'

// Opens the portal without a line: pages as they were last seen, with their files, and the frame of the signed-in pages. No answer
// of a call is ever kept here. Built into /portal-worker.js (web/build.ts).
const worker = self as unknown as Worker

// At once, and in the midst of open pages: this worker reloads none of them, and what they have loaded stays where it is.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data).catch(() => undefined)))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = whichAnswer(request, location.origin)
  if (answer === 'page') event.respondWith(answerPage(event))
  else if (answer === 'hashed-file') event.respondWith(hashedFile(request, event))
  else if (answer === 'picture') event.respondWith(picture(request, event))
})

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter(isLeftOver).map((name) => caches.delete(name)))
  // A page need not wait for the worker to wake up before it is asked for.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function keep({ pages, files }: Keep) {
  // The files first: a page that has none of them opens as nothing.
  await keepLoadedFiles(files)
  await Promise.all(pages.map(async (address) => await keepAndTidy(await fetch(address, { cache: 'no-cache' }))))
}
