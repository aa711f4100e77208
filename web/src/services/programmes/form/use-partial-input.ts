import { useState } from 'react'

type Typed<V> = { text: string; value: V }

/**
 * Shows the typed text even while it is incomplete, such as “4.”; a value changed elsewhere, as by an undo, replaces
 * it.
 */
export const displayedText = <V>(typed: Typed<V>, value: V, written: string): string =>
  typed.value === value ? typed.text : written

/** `written` is the value as text; `setText` records the typed text and the value that it stands for. */
export function usePartialInput<V>(value: V, written: string) {
  const [typed, setTyped] = useState<Typed<V>>({ text: written, value })
  return {
    text: displayedText(typed, value, written),
    setText: (text: string, taken: V) => setTyped({ text, value: taken }),
  }
}
