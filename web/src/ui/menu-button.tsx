import { useEffect, useRef } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { AriaLanguage } from './aria-language.tsx'
import { menuButtonLook, MenuFace, type MenuButtonProps } from './menu-face.tsx'

type Props = MenuButtonProps & { isOpenAtFirst?: boolean; takesFocus?: boolean }

/** A button that opens a list of actions; arrows, Home, End, letters and Escape work in it. */
export function MenuButton({ label, entries, header, isOpenAtFirst = false, takesFocus = false, ...face }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <AriaLanguage>
      <MenuTrigger defaultOpen={isOpenAtFirst}>
        <AriaButton ref={button} className={menuButtonLook}>
          <MenuFace {...face} />
        </AriaButton>
        <Popover placement="bottom end" offset={6} className="min-w-60 rounded-card border border-line bg-card p-1.5 text-ink shadow-card">
          {header && <div className="border-b border-line px-3 pt-1.5 pb-2.5">{header}</div>}
          <Menu aria-label={label} className="grid outline-none" onAction={(id) => entries.find((entry) => entry.id === id)?.onAction()}>
            {entries.map(({ id, label: name, icon }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={name}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-focused:bg-brand-soft data-focused:text-brand"
              >
                {icon}
                {name}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </AriaLanguage>
  )
}
