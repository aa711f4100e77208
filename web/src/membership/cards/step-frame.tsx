import { useEffect, useRef, type ReactNode } from 'react'

type Props = {
  title: string
  intro?: ReactNode
  /** Moves the focus to the title, so that a screen reader reads the new step. */
  takesFocus?: boolean
  children: ReactNode
}

/** Title and content of a step of `/download`. */
export function StepFrame({ title, intro, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="mx-auto grid w-full max-w-[38rem] grid-cols-1 gap-5">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold">
          {title}
        </h1>
        {intro && <p className="mt-1 text-muted">{intro}</p>}
      </div>
      {children}
    </div>
  )
}
