import { quietly } from './reload-when-stale.ts'

/** The page first, and all that is needed to use it; then what opens it without a line the next time. */
export function openWithoutLine() {
  if (isSecureContext) setTimeout(() => quietly(() => import('../worker/start-worker.ts')), 3000)
}
