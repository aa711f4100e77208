import { lazy, Suspense, useSyncExternalStore } from 'react'

export type ToastKind = 'error' | 'success' | 'info'
export type ToastMessage = { kind: ToastKind; text: string }

// The region brings React Aria with it; a page that never shows a toast never loads it.
const loadRegion = () => import('./toast-region.tsx')
const LazyRegion = lazy(async () => ({ default: (await loadRegion()).ToastRegionNow }))

let isAsked = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says something at the edge of the page. Errors stay until closed, the rest leaves after ten seconds. */
export function toast(message: ToastMessage) {
  isAsked = true
  for (const listener of listeners) listener()
  void loadRegion().then(({ showToast }) => showToast(message))
}

/** Stands once in the app. */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => isAsked,
    () => false,
  )
  return isNeeded ? (
    <Suspense>
      <LazyRegion />
    </Suspense>
  ) : null
}
