import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { componentMessages } from '#components/messages.ts'
import { useKeyboardShortcuts } from '#lib/hooks/use-keyboard-shortcuts.ts'
import { classes } from '#components/styles/class-names.ts'
import { deskMessages } from './messages.ts'

const keys: { keys: string[]; does: Bilingual }[] = [
  { keys: ['j', '↓'], does: deskMessages.keyNext },
  { keys: ['k', '↑'], does: deskMessages.keyBefore },
  { keys: ['Enter'], does: deskMessages.keyOpen },
  { keys: ['x'], does: deskMessages.keySelect },
  { keys: ['/'], does: deskMessages.keySearch },
  { keys: ['Esc'], does: deskMessages.keyBack },
  { keys: ['?'], does: deskMessages.keyHelp },
]

/** Shows the keyboard shortcuts, opened by a button or the question mark. */
export function ShortcutHelp() {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  useKeyboardShortcuts({ '?': () => setIsOpen(true) })
  return (
    <>
      <span className="hidden lg:block">
        <Button variant="quiet" isSmall icon={<Keyboard aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
          {text(deskMessages.shortcuts)}
        </Button>
      </span>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text(deskMessages.shortcuts)}
        cancelLabel={text(componentMessages.close)}
        size="md"
      >
        <table className="w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{text(deskMessages.key)}</th>
              <th scope="col">{text(deskMessages.does)}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(({ keys: names, does }) => (
              <tr key={does.en} className="border-b border-line last:border-b-0">
                <td className="py-2 pr-4">
                  {names.map((name, index) => (
                    <span key={name}>
                      {index > 0 && <span className="text-muted"> {text(deskMessages.or)} </span>}
                      <kbd
                        className={classes(
                          'inline-block min-w-8 px-2 text-center font-sans',
                          'rounded-control border border-edge bg-draft-soft',
                        )}
                      >
                        {name}
                      </kbd>
                    </span>
                  ))}
                </td>
                <td className="py-2">{text(does)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-muted">{text(deskMessages.keysNote)}</p>
      </Modal>
    </>
  )
}
