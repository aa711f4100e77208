import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { FallbackToasts } from './fallback-toasts.tsx'

export type ToastKind = 'error' | 'success' | 'info'
export type ToastMessage = { kind: ToastKind; text: string }

type State = { region: 'not-needed' | 'needed' | 'lost'; plain: readonly ToastMessage[] }
let state: State = { region: 'not-needed', plain: [] }
const listeners = new Set<() => void>()
const become = (next: Partial<State>) => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// The region imports React Aria, so it is loaded only when the first toast is shown.
const loadRegion = () => import('./toast-region.tsx')
const Nothing = () => null
const LazyRegion = lazy((): Promise<{ default: ComponentType }> =>
  loadRegion().then(
    ({ LoadedToastRegion }) => ({ default: LoadedToastRegion }),
    () => ({ default: Nothing }),
  ),
)

/** Shows a toast. Errors stay until closed, others disappear after ten seconds. */
export function toast(message: ToastMessage) {
  if (state.region === 'lost') return become({ plain: [...state.plain, message] })
  become({ region: 'needed' })
  return void loadRegion().then(
    ({ showToast }) => showToast(message),
    () => become({ region: 'lost', plain: [...state.plain, message] }),
  )
}

/** Mounted once in the app. */
export function ToastRegion() {
  const { region, plain } = useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )
  if (region === 'not-needed') return null
  const close = (closed: ToastMessage) => become({ plain: plain.filter((message) => message !== closed) })
  return region === 'lost' ? (
    <FallbackToasts messages={plain} onClose={close} />
  ) : (
    <Suspense>
      <LazyRegion />
    </Suspense>
  )
}
