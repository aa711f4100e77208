import type { ComponentType } from 'react'
import { useText } from '../../i18n/language.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useLater } from '../../ui/use-later.ts'
import { words } from './words.ts'

/**
 * A form whose code is on its way. It stands in a `form` already, so that the page comes alive without being touched, and as high as
 * the screen, so that nothing below is seen to jump.
 */
export function ComingForm<P extends object>({ load, given }: { load(): Promise<ComponentType<P>>; given: P }) {
  const text = useText()
  const { Component, problem, retry } = useLater(load)
  if (Component) return <Component {...given} />
  if (problem) return <LoadFailed problem={problem} onRetry={retry} />
  return (
    <form aria-busy aria-label={text(words.formComing)} className="min-h-dvh">
      <SkeletonLines lines={8} />
    </form>
  )
}
