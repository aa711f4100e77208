import { useEffect } from 'react'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { guardTab } from './guard-tab.ts'
import { leave } from './leave.ts'
import { StillHere } from './still-here.tsx'
import { usePresence } from './use-presence.ts'
import { words } from './words.ts'

/** Beside every page while the phone is somebody else's: asks whether its holder is still there, and leaves when nobody answers. */
export function SharedPhone({ hasBar }: { hasBar: boolean }) {
  const { presence, stay } = usePresence()
  useEffect(guardTab, [])
  useEffect(() => {
    if (presence.is === 'gone') void leave('idle')
  }, [presence.is])
  return (
    <>
      {hasBar && <LeaveBar />}
      <StillHere presence={presence} onStay={stay} onLeave={() => void leave('asked')} />
    </>
  )
}

function LeaveBar() {
  const text = useText()
  return (
    <aside aria-label={text(words.leave)} className="sticky top-0 z-30 border-b border-line bg-needs-you-soft print:hidden">
      <div className="mx-auto flex max-w-[1200px] items-center justify-between gap-3 px-4 py-1.5">
        <p className="min-w-0 text-sm leading-snug font-semibold text-needs-you">{text(words.notYourPhone)}</p>
        <Button look="secondary" isSmall className="shrink-0" onClick={() => void leave('asked')}>
          {text(words.leave)}
        </Button>
      </div>
    </aside>
  )
}
