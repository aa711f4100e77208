import { useEffect, useRef, type ReactNode } from 'react'

type Props = {
  title: string
  intro?: ReactNode
  /** A step that took the place of another is read aloud from its title. */
  takesFocus?: boolean
  children: ReactNode
}

/** The title of a step of `/download`, and what is done in it. */
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
