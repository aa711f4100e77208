import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from '#lib/router/router.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { classes, focusRing, iconButtonClasses } from '#components/styles/class-names.ts'
import { SidebarMenus } from './sidebar.tsx'
import { signedInLayoutMessages } from './messages.ts'

/** The menu of small screens: a drawer that closes when a page is chosen. */
export function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const text = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  useEffect(() => {
    if (lastPath.current !== pathname) onClose()
    lastPath.current = pathname
  }, [pathname, onClose])
  useEffect(() => {
    const dialogElement = dialog.current
    // A click on the dialog itself, not on its content, is a click outside.
    const closeOutside = (event: MouseEvent) => event.target === dialogElement && onClose()
    dialogElement?.addEventListener('click', closeOutside)
    return () => dialogElement?.removeEventListener('click', closeOutside)
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      aria-label={text(signedInLayoutMessages.menu)}
      onClose={() => isOpen && onClose()}
      className={classes(
        'm-0 h-dvh max-h-none w-[min(20rem,85vw)] max-w-none p-0',
        'border-0 border-r border-line bg-card text-ink backdrop:bg-black/50',
      )}
    >
      {isOpen && (
        <div className="min-h-full p-3">
          <div className="mb-2 flex items-center justify-between pl-3">
            <span className="font-bold">{text(signedInLayoutMessages.menu)}</span>
            <button
              type="button"
              aria-label={text(signedInLayoutMessages.closeMenu)}
              onClick={onClose}
              className={classes(iconButtonClasses, 'hover:bg-brand-soft', focusRing)}
            >
              <X aria-hidden size={20} />
            </button>
          </div>
          <nav aria-label={text(signedInLayoutMessages.menu)}>
            <SidebarMenus isCollapsed={false} />
          </nav>
        </div>
      )}
    </dialog>
  )
}
