export type Answer = 'page' | 'hashed-file' | 'picture'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** What the worker has a say in; everything else, and every call, is the browser's own business. */
export function whichAnswer({ method, mode, url }: Asked, ownOrigin: string): Answer | undefined {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin || pathname.startsWith('/api/')) return undefined
  if (mode === 'navigate') return 'page'
  if (pathname.startsWith('/assets/')) return 'hashed-file'
  return /^\/[\w-]+\.(svg|png)$/.test(pathname) ? 'picture' : undefined
}
