// As much of a worker's world as ours uses: TypeScript cannot know the page's names and the worker's at once.

export type LastingEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type FetchEvent = LastingEvent & {
  readonly request: Request
  /** What the browser has asked for while the worker was still waking up. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export type KeepEvent = LastingEvent & { readonly data: Keep }

/** What a page asks of the worker: pages to be kept though nobody has opened them through it, and files it has loaded already. */
export type Keep = { pages: string[]; files: string[] }

export type Worker = {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(name: 'message', listener: (event: KeepEvent) => void): void
}
