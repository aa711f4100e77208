import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * A box that shows something else than the key pressed (৫ for 5) would throw the caret to its end;
 * this puts it back to where the person was typing.
 */
export function useSteadyCaret(): { box: RefObject<HTMLInputElement | null>; remember(position: number): void } {
  const box = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current !== undefined && document.activeElement === box.current) {
      box.current?.setSelectionRange(caret.current, caret.current)
    }
    caret.current = undefined
  })
  return { box, remember: (position) => (caret.current = position) }
}
