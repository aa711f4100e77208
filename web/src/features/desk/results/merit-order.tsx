import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { meritOrders } from '../../../../../domain/src/contracts/merit-lists.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { orderWords, words } from './merit-words.ts'

export type MeritOrder = (typeof meritOrders)[number]
type Props = { order: readonly MeritOrder[]; onOrder(order: MeritOrder[]): void }

const buttonId = (criterion: MeritOrder, by: 1 | -1) => `order-${criterion}-${by > 0 ? 'down' : 'up'}`

/** What counts first, moved by two buttons a line: the same for mouse, finger and keyboard. */
export function MeritOrderList({ order, onOrder }: Props) {
  const { text, digits } = useLanguage()
  const pressed = useRef<string>(undefined)
  // The line has moved, and its button with it: the next press shall move it on.
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus()
    pressed.current = undefined
  })
  const move = (place: number, by: 1 | -1) => {
    const [criterion, other] = [order[place], order[place + by]]
    if (!criterion || !other) return
    pressed.current = buttonId(criterion, by)
    onOrder(order.map((one, index) => (index === place ? other : index === place + by ? criterion : one)))
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{text(words.order)}</legend>
      <ol className="grid gap-1.5">
        {order.map((criterion, place) => (
          <li key={criterion} className="flex items-center gap-2 rounded-control border border-line bg-card pl-4">
            <span className="w-6 text-muted tabular-nums">{digits(place + 1)}</span>
            <span className="flex-1 font-semibold">{text(orderWords[criterion])}</span>
            {([-1, 1] as const).map((by) => {
              const isOff = by < 0 ? place === 0 : place === order.length - 1
              return (
                <button
                  key={by}
                  id={buttonId(criterion, by)}
                  type="button"
                  aria-disabled={isOff || undefined}
                  aria-label={text(by < 0 ? words.up : words.down, { what: orderWords[criterion] })}
                  onClick={() => move(place, by)}
                  className={classes(
                    'grid size-11 cursor-pointer place-items-center rounded-control text-brand hover:bg-brand-soft aria-disabled:cursor-not-allowed aria-disabled:text-line',
                    focusRing,
                  )}
                >
                  {by < 0 ? <ArrowUp aria-hidden size={20} /> : <ArrowDown aria-hidden size={20} />}
                </button>
              )
            })}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
