import type { ComponentProps } from 'react'
import type { SuggestedNames } from './suggested-names.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useLater } from './use-later.ts'

export const loadSuggestedNames = async () => (await import('./suggested-names.tsx')).SuggestedNames

/**
 * A box for a name in Bangla. Many know their name in Latin letters only, so what was typed in them stays and is offered in
 * Bangla below. The names to choose from come when the first Latin letter is there; where the line breaks, the box explains as ever.
 */
export function BanglaNameInput(props: Omit<TextInputProps, 'script' | 'lang'>) {
  const { id, value, onChange } = props
  const write = (name: string) => {
    onChange(name)
    // The button that was pressed goes with the Latin letters.
    document.getElementById(id)?.focus()
  }
  return (
    <div>
      <TextInput {...props} script="bangla-text" lang="bn" />
      <output className="block">{/[a-z]/i.test(value) && <Suggestions typed={value} onChoose={write} />}</output>
    </div>
  )
}

function Suggestions(props: ComponentProps<typeof SuggestedNames>) {
  const { Component } = useLater(loadSuggestedNames)
  return Component && <Component {...props} />
}
