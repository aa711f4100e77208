import { useEffect, useState, type RefObject } from 'react'

const hidesAfter = 400

/** Expands a shrunk sidebar while it is hovered, focused or tapped. */
export function usePeek(box: RefObject<HTMLElement | null>): boolean {
  const [isPeeking, setIsPeeking] = useState(false)
  useEffect(() => (box.current ? watch(box.current, setIsPeeking) : undefined), [box])
  return isPeeking
}

function watch(box: HTMLElement, peek: (isPeeking: boolean) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    clearTimeout(timer)
    peek(true)
  }
  const closeSoon = (after = hidesAfter) => {
    clearTimeout(timer)
    timer = setTimeout(() => peek(false), after)
  }
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse'
  box.addEventListener('pointerenter', (event) => isMouse(event) && open(), { signal })
  box.addEventListener(
    'pointerleave',
    (event) => isMouse(event) && !box.contains(document.activeElement) && closeSoon(),
    { signal },
  )
  box.addEventListener('focusin', open, { signal })
  box.addEventListener('click', open, { signal })
  box.addEventListener('focusout', (event) => !box.contains(event.relatedTarget as Node | null) && closeSoon(), {
    signal,
  })
  box.addEventListener('keydown', (event) => event.key === 'Escape' && closeSoon(0), { signal })
  return () => {
    clearTimeout(timer)
    over.abort()
  }
}
