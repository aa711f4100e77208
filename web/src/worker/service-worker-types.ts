// Declares the part of the service worker API used here: TypeScript cannot load the DOM and the worker typings
// together.

export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }

export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  /** Response that the browser requested while the worker was starting. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export type CacheMessageEvent = ExtendableEvent & { readonly data: CacheMessage }

/** Sent by a page to the worker: pages to cache that were not opened through it, and files already loaded. */
export type CacheMessage = { pages: string[]; files: string[] }

export type ServiceWorkerScope = {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(name: 'message', listener: (event: CacheMessageEvent) => void): void
}
