import { useEffect, useState, type ComponentType } from 'react'
import { loadOptional } from '#lib/lazy/load-optional.ts'

const LOAD_AFTER_MS = 3000

const load = () => loadOptional(async () => (await import('./session-warning.tsx')).SessionWarning)

/** Loads the warning after the page, whose own requests come first. */
export function SessionWarningWatch() {
  const [Warning, setWarning] = useState<ComponentType>()
  useEffect(() => {
    const timer = setTimeout(() => void load().then((found) => setWarning(() => found)), LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return Warning && <Warning />
}
