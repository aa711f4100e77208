import { lazy, Suspense, useRef } from 'react'
import { menuButtonLook, MenuFace, type MenuButtonProps } from './menu-face.tsx'

const MenuButton = lazy(async () => ({ default: (await import('./menu-button.tsx')).MenuButton }))

/**
 * The menu button of a page's frame: drawn at once, working as soon as React Aria (50 KB) has followed.
 * A press or a focus that came too early is not lost.
 */
export function LazyMenuButton(props: MenuButtonProps) {
  const early = useRef({ isPressed: false, hasFocus: false })
  const plain = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={menuButtonLook}
      onClick={() => (early.current.isPressed = true)}
      onFocus={() => (early.current.hasFocus = true)}
      onBlur={() => (early.current.hasFocus = false)}
    >
      <MenuFace {...props} />
    </button>
  )
  return (
    <Suspense fallback={plain}>
      <WhenLoaded {...props} early={early.current} />
    </Suspense>
  )
}

/** Reads what happened meanwhile only when it is drawn, after the waiting. */
const WhenLoaded = ({ early, ...props }: MenuButtonProps & { early: { isPressed: boolean; hasFocus: boolean } }) => (
  <MenuButton {...props} isOpenAtFirst={early.isPressed} takesFocus={early.hasFocus} />
)
