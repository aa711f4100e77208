import { useState } from 'react'
import { isDataSaverOn } from '#lib/data-saver.ts'
import { classes } from '#components/styles/class-names.ts'

/** Shows the photo or the first letter of the name. Hidden from screen readers, because the name stands beside it. */
export function Avatar({
  name,
  photo,
  className = 'size-9',
}: {
  name: string
  photo: string | null
  className?: string
}) {
  const [broken, setBroken] = useState<string>()
  if (photo && broken !== photo && !isDataSaverOn()) {
    return (
      <img
        src={photo}
        alt=""
        onError={() => setBroken(photo)}
        className={classes('shrink-0 rounded-full object-cover', className)}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={classes('grid shrink-0 place-items-center rounded-full bg-brand-soft font-bold text-brand', className)}
    >
      {firstLetter(name)}
    </span>
  )
}

/** The base letter: a vowel sign or a joiner alone looks broken. */
const firstLetter = (name: string) => /\p{L}/u.exec(name)?.[0] ?? ''
