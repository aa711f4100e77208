import { useEffect, useRef } from 'react'
import { DropIndicator, GridList, ListLayout, useDragAndDrop, Virtualizer, type DropTarget } from 'react-aria-components'
import { useText } from '../../../i18n/language.tsx'
import { AriaLanguage } from '../../../ui/aria-language.tsx'
import { useDraft } from '../draft/draft-store.ts'
import { holdsOthers, moveRow } from '../draft/move-row.ts'
import { usePlace } from '../use-place.ts'
import { prepareDragging } from './drag-sentences.ts'
import { words } from './form-words.ts'
import { OutlineRow } from './outline-row.tsx'
import { useOutlineRows } from './use-outline-rows.ts'

prepareDragging()

const rowHeight = 44
const edge = 4
const layout = { rowHeight, padding: edge }

/**
 * Everything in the form, one row each: moved by pointer, by finger and by keys. Rows watch their own question, the list only
 * the order; and only the rows in sight are drawn, because React Aria draws all of them again when a hand goes from mouse to keys.
 */
export function OutlineList() {
  const text = useText()
  const draft = useDraft()
  const { at, open } = usePlace()
  const rows = useOutlineRows()
  const list = useRowInSight(rows.findIndex((row) => row.id === at))
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !draft.isEditable,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    shouldAcceptItemDrop: ({ key }) => holdsOthers(draft.read(), String(key)),
    onMove: ({ keys, target }) => {
      const [id] = [...keys].map(String)
      if (id !== undefined)
        draft.change(`move ${id}`, (programme) => moveRow(programme, id, { key: String(target.key), position: target.dropPosition }))
    },
    renderDropIndicator: (target) => <Place target={target} />,
  })
  return (
    <AriaLanguage>
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <GridList
          ref={list}
          aria-label={text(words.outline)}
          items={rows}
          dependencies={[at]}
          selectionMode="none"
          onAction={(key) => open(String(key))}
          dragAndDropHooks={dragAndDropHooks}
          style={{ height: rows.length * rowHeight + 2 * edge }}
          className="block max-h-[60dvh] overflow-y-auto outline-none md:max-h-[calc(100dvh-20rem)]"
        >
          {(row) => <OutlineRow id={row.id} name={row.name} depth={row.depth} isOpen={row.id === at} />}
        </GridList>
      </Virtualizer>
    </AriaLanguage>
  )
}

/** A row that is opened from elsewhere, by a link of the checklist, comes into sight. */
function useRowInSight(index: number) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The list has its height only after it has measured itself.
    const timer = setTimeout(() => index >= 0 && list.current && bringInSight(list.current, edge + index * rowHeight), 50)
    return () => clearTimeout(timer)
  }, [index])
  return list
}

function bringInSight(list: HTMLElement, top: number) {
  const { scrollTop, clientHeight } = list
  if (top < scrollTop || top + rowHeight > scrollTop + clientHeight) list.scrollTop = top - clientHeight / 2
}

const Place = ({ target }: { target: DropTarget }) => (
  <DropIndicator
    target={target}
    className="h-0 outline-none data-drop-target:h-1 data-drop-target:rounded-full data-drop-target:bg-brand"
  />
)
