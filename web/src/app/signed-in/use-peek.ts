import { useEffect, useState, type RefObject } from 'react'

const hidesAfter = 400

/** Expands a shrunk sidebar while it is hovered, focused or tapped. */
export function usePeek(elementRef: RefObject<HTMLElement | null>): boolean {
  const [isPeeking, setIsPeeking] = useState(false)
  useEffect(() => (elementRef.current ? watch(elementRef.current, setIsPeeking) : undefined), [elementRef])
  return isPeeking
}

function watch(element: HTMLElement, peek: (isPeeking: boolean) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    clearTimeout(timer)
    peek(true)
  }
  const scheduleClose = (after = hidesAfter) => {
    clearTimeout(timer)
    timer = setTimeout(() => peek(false), after)
  }
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'
  element.addEventListener('pointerenter', (event) => isMouse(event) && open(), { signal })
  element.addEventListener(
    'pointerleave',
    (event) => isMouse(event) && !element.contains(document.activeElement) && scheduleClose(),
    { signal },
  )
  element.addEventListener('focusin', open, { signal })
  element.addEventListener('click', open, { signal })
  element.addEventListener(
    'focusout',
    (event) => !element.contains(event.relatedTarget as Node | null) && scheduleClose(),
    {
      signal,
    },
  )
  element.addEventListener('keydown', (event) => event.key === 'Escape' && scheduleClose(0), { signal })
  return () => {
    clearTimeout(timer)
    over.abort()
  }
}
