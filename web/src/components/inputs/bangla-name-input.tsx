import type { ComponentProps } from 'react'
import type { SuggestedNames } from './suggested-names.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useLazyComponent } from '#lib/lazy/use-lazy-component.ts'

export const loadSuggestedNames = async () => (await import('./suggested-names.tsx')).SuggestedNames

/**
 * Input of a name in Bangla. Many people type their name in Latin letters, so these are valid and Bangla spellings are
 * suggested below. The suggestions are lazy-loaded with the first Latin letter; when that fails, the usual error is
 * shown.
 */
export function BanglaNameInput(props: Omit<TextInputProps, 'script' | 'lang'>) {
  const { id, value, onChange } = props
  const write = (name: string) => {
    onChange(name)
    // The pressed button is unmounted together with the Latin letters.
    document.getElementById(id)?.focus()
  }
  return (
    <div>
      <TextInput {...props} script="name-bangla" lang="bn" />
      <output className="block">{/[a-z]/i.test(value) && <Suggestions typed={value} onChoose={write} />}</output>
    </div>
  )
}

function Suggestions(props: ComponentProps<typeof SuggestedNames>) {
  const { Component } = useLazyComponent(loadSuggestedNames)
  return Component && <Component {...props} />
}
