import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { meritOrders } from '@wewb/domain/content/merit-list-contracts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { classes, focusRing, iconButtonClasses } from '#components/styles/class-names.ts'
import { meritCriterionNames, meritListMessages } from './merit-list-messages.ts'

export type MeritCriterion = (typeof meritOrders)[number]
type Props = { order: readonly MeritCriterion[]; onOrder(order: MeritCriterion[]): void }

const buttonId = (criterion: MeritCriterion, by: 1 | -1) => `order-${criterion}-${by > 0 ? 'down' : 'up'}`

/** Orders the criteria with two buttons per row, which work with mouse, touch and keyboard. */
export function MeritOrderList({ order, onOrder }: Props) {
  const { text, digits } = useLanguage()
  const pressed = useRef<string>(undefined)
  // Restores the focus to the pressed button, which has moved with its row.
  useEffect(() => {
    if (pressed.current) document.getElementById(pressed.current)?.focus()
    pressed.current = undefined
  })
  const move = (position: number, by: 1 | -1) => {
    const [criterion, other] = [order[position], order[position + by]]
    if (!criterion || !other) return
    pressed.current = buttonId(criterion, by)
    onOrder(order.map((one, index) => (index === position ? other : index === position + by ? criterion : one)))
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{text(meritListMessages.order)}</legend>
      <ol className="grid gap-1.5">
        {order.map((criterion, position) => (
          <li key={criterion} className="flex items-center gap-2 rounded-control border border-line bg-card pl-4">
            <span className="w-6 text-muted tabular-nums">{digits(position + 1)}</span>
            <span className="flex-1 font-semibold">{text(meritCriterionNames[criterion])}</span>
            {([-1, 1] as const).map((by) => {
              const isOff = by < 0 ? position === 0 : position === order.length - 1
              return (
                <button
                  key={by}
                  id={buttonId(criterion, by)}
                  type="button"
                  aria-disabled={isOff || undefined}
                  aria-label={text(by < 0 ? meritListMessages.up : meritListMessages.down, {
                    what: meritCriterionNames[criterion],
                  })}
                  onClick={() => move(position, by)}
                  className={classes(
                    iconButtonClasses,
                    'text-brand hover:bg-brand-soft aria-disabled:cursor-not-allowed aria-disabled:text-line',
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
