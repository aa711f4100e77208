import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The value of the last drawing, for functions that must stay the same from one to the next. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
