import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { words as uiWords } from '../../ui/words.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { words } from './words.ts'

const keys: { keys: string[]; does: Bilingual }[] = [
  { keys: ['j', '↓'], does: words.keyNext },
  { keys: ['k', '↑'], does: words.keyBefore },
  { keys: ['Enter'], does: words.keyOpen },
  { keys: ['x'], does: words.keySelect },
  { keys: ['/'], does: words.keySearch },
  { keys: ['Esc'], does: words.keyBack },
  { keys: ['?'], does: words.keyHelp },
]

/** The keys, told by a button and by the question mark. */
export function ShortcutHelp() {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts({ '?': () => setIsOpen(true) })
  return (
    <>
      <span className="hidden lg:block">
        <Button look="quiet" isSmall icon={<Keyboard aria-hidden size={18} />} onClick={() => setIsOpen(true)}>
          {text(words.shortcuts)}
        </Button>
      </span>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title={text(words.shortcuts)} cancelLabel={text(uiWords.close)} size="md">
        <table className="w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{text(words.key)}</th>
              <th scope="col">{text(words.does)}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(({ keys: names, does }) => (
              <tr key={does.en} className="border-b border-line last:border-b-0">
                <td className="py-2 pr-4">
                  {names.map((name, index) => (
                    <span key={name}>
                      {index > 0 && <span className="text-muted"> {text(words.or)} </span>}
                      <kbd className="inline-block min-w-8 rounded-control border border-edge bg-draft-soft px-2 text-center font-sans">
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
        <p className="mt-3 text-sm text-muted">{text(words.keysNote)}</p>
      </Modal>
    </>
  )
}
