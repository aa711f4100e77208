import { lazy, Suspense, useState } from 'react'
import { menuButtonLook, MenuFace, type MenuButtonProps } from './menu-face.tsx'

const MenuButton = lazy(async () => ({ default: (await import('./menu-button.tsx')).MenuButton }))

/**
 * The menu button of a page's frame: drawn at once, working as soon as React Aria (50 KB) has followed.
 * A press or a focus that came too early is not lost.
 */
export function LazyMenuButton(props: MenuButtonProps) {
  const [isPressed, setIsPressed] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const plain = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={menuButtonLook}
      onClick={() => setIsPressed(true)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <MenuFace {...props} />
    </button>
  )
  return (
    <Suspense fallback={plain}>
      <MenuButton {...props} isOpenAtFirst={isPressed} takesFocus={hasFocus} />
    </Suspense>
  )
}
