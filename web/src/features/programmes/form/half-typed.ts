import { useState } from 'react'

type Typed<V> = { text: string; value: V }

/** What was typed stays, also while it cannot be read yet, such as “4.”; a value that was changed from elsewhere, as by an undo, takes its place. */
export const shownIn = <V>(typed: Typed<V>, value: V, written: string): string => (typed.value === value ? typed.text : written)

/** `written` is the value as a text; `keep` tells which value the typed text stands for. */
export function useHalfTyped<V>(value: V, written: string) {
  const [typed, setTyped] = useState<Typed<V>>({ text: written, value })
  return { shown: shownIn(typed, value, written), keep: (text: string, taken: V) => setTyped({ text, value: taken }) }
}
