import type { ComponentType } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useLazyComponent } from '#lib/lazy/use-lazy-component.ts'
import { complaintMessages } from './messages.ts'

/**
 * A lazily loaded form. The placeholder is a `form`, so that the page hydrates at once, and as high as the screen, so
 * that nothing shifts.
 */
export function LazyForm<P extends object>({ load, formProps }: { load(): Promise<ComponentType<P>>; formProps: P }) {
  const text = useText()
  const { Component, problem, retry } = useLazyComponent(load)
  if (Component) return <Component {...formProps} />
  if (problem) return <LoadFailed problem={problem} onRetry={retry} />
  return (
    <form aria-busy aria-label={text(complaintMessages.formComing)} className="min-h-dvh">
      <SkeletonLines lines={8} />
    </form>
  )
}
