import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

const hidesAfter = 400

/** A shrunk sidebar opens while the mouse is over it, the focus is in it, or a finger has tapped it. */
export function usePeek() {
  const [isPeeking, setIsPeeking] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const open = () => {
    clearTimeout(timer.current)
    setIsPeeking(true)
  }
  const close = () => {
    clearTimeout(timer.current)
    setIsPeeking(false)
  }
  return {
    isPeeking,
    close,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && open(),
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType !== 'mouse' || currentTarget.contains(document.activeElement)) return
        timer.current = setTimeout(close, hidesAfter)
      },
      onFocus: open,
      onClick: open,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) timer.current = setTimeout(close, hidesAfter)
      },
    },
  }
}
