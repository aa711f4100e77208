import { Building2, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { actionNames } from '../../../../domain/src/access/action-names.ts'
import { actions } from '../../../../domain/src/access/actions.ts'
import type { MatrixMenu } from '../../../../domain/src/access/matrix.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { actionsText, narrowedLines, tickedOn } from './office-text.ts'
import { words } from './matrix-words.ts'
import type { EditedTicks } from './use-ticks.ts'

type Props = { menu: MatrixMenu; edited: EditedTicks; mayNarrow: boolean; onOffices(menu: MatrixMenu): void }

/** One menu and its tick boxes. On a phone it is one line that opens. */
export function MenuRow({ menu, edited, mayNarrow, onOffices }: Props) {
  const { text } = useLanguage()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { screen } = menu
  const isChanged = edited.screens.has(screen)
  const ticked = tickedOn(screen, edited.ticks)
  return (
    <li className={classes('border-l-4 py-1 pl-3', isChanged ? 'border-l-needs-you bg-needs-you-soft/40' : 'border-l-transparent')}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={classes('flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-control py-1.5 pr-2 text-left md:hidden', focusRing)}
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {text(menu.name)}
            <Marks menu={menu} isChanged={isChanged} />
          </span>
          <span className="line-clamp-2 text-sm text-muted">
            {ticked.length > 0 ? actionsText(ticked.map(({ action }) => action), text) : text(words.nothing)}
          </span>
        </span>
        <ChevronDown aria-hidden size={20} className={classes('shrink-0 text-muted', isOpen && 'rotate-180')} />
      </button>
      <div className={classes(isOpen ? 'flex' : 'hidden', 'flex-col-reverse md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-4')}>
        <div className="min-w-0">
          <h3 id={id} className="hidden pt-2.5 font-semibold wrap-anywhere md:block">
            {text(menu.name)}
            <Marks menu={menu} isChanged={isChanged} />
          </h3>
          {ticked.length > 0 && mayNarrow && (
            <button
              type="button"
              onClick={() => onOffices(menu)}
              className={classes('-ml-2 flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 py-1.5 text-left text-sm font-semibold text-brand hover:bg-brand-soft', focusRing)}
            >
              <Building2 aria-hidden size={18} className="shrink-0" />
              <span>
                <span className="sr-only">{text(words.officesOf, { menu: menu.name })} </span>
                <Narrowed screen={screen} edited={edited} />
              </span>
            </button>
          )}
        </div>
        <Boxes labelledBy={id} menu={menu} edited={edited} />
      </div>
    </li>
  )
} // prettier-ignore

function Boxes({ labelledBy, menu: { screen, actions: meant }, edited }: Pick<Props, 'menu' | 'edited'> & { labelledBy: string }) {
  const { text } = useLanguage()
  const offered = actions.filter((action) => meant.includes(action) || edited.stored.has(`${screen}:${action}`))
  return (
    <fieldset aria-labelledby={labelledBy} className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] content-start gap-x-2">
      {offered.map((action) => (
        <Checkbox
          key={action}
          id={`${screen}-${action}`}
          label={text(actionNames[action])}
          isChecked={edited.ticks.has(`${screen}:${action}`)}
          onChange={(isOn) => edited.tick(`${screen}:${action}`, isOn)}
        />
      ))}
    </fieldset>
  )
}

function Narrowed({ screen, edited: { ticks } }: { screen: string; edited: EditedTicks }) {
  const { text } = useLanguage()
  const lines = narrowedLines(screen, ticks, text)
  if (lines.length === 0) return text(words.everyOffice)
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}

function Marks({ menu: { built }, isChanged }: { menu: MatrixMenu; isChanged: boolean }) {
  const { text } = useLanguage()
  return (
    <>
      {isChanged && (
        <span className="ml-2 rounded-full bg-needs-you-soft px-2 text-sm font-semibold text-needs-you">{text(words.changed)}</span>
      )}
      {!built && <span className="ml-2 text-sm font-normal text-muted">{text(words.notBuilt)}</span>}
    </>
  )
}
