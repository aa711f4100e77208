import { useState } from 'react'
import { isLight } from './light-mode.ts'
import { classes } from './look.ts'

/** The photo, or the first letter of the name. The name stands beside it, so it says nothing to screen readers. */
export function Avatar({ name, photo, className = 'size-9' }: { name: string; photo: string | null; className?: string }) {
  const [broken, setBroken] = useState<string>()
  if (photo && broken !== photo && !isLight()) {
    return <img src={photo} alt="" onError={() => setBroken(photo)} className={classes('shrink-0 rounded-full object-cover', className)} />
  }
  return (
    <span aria-hidden className={classes('grid shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand', className)}>
      {firstLetter(name)}
    </span>
  )
}

/** The bare letter: a vowel sign or a joiner without the rest of its word looks broken. */
const firstLetter = (name: string) => /\p{L}/u.exec(name)?.[0] ?? ''
