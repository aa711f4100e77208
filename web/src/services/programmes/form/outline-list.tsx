import { useEffect, useRef } from 'react'
import {
  DropIndicator,
  GridList,
  ListLayout,
  useDragAndDrop,
  Virtualizer,
  type DropTarget,
} from 'react-aria-components'
import { useText } from '#lib/i18n/language.tsx'
import { AriaLocaleProvider } from '#lib/i18n/aria-locale-provider.tsx'
import { useDraft } from '#services/programmes/draft/draft-store.ts'
import { canHoldFields, moveRow } from '#services/programmes/draft/move-row.ts'
import { useEditorLocation } from '#services/programmes/use-editor-location.ts'
import { registerDragMessages } from './drag-messages.ts'
import { formMessages } from './form-messages.ts'
import { OutlineRow } from './outline-row.tsx'
import { useOutlineRows } from './use-outline-rows.ts'

registerDragMessages()

const rowHeight = 44
const edge = 4
const layout = { rowHeight, padding: edge }

/**
 * Lists the form's rows, which can be moved by mouse, touch and keyboard. Each row subscribes to its own question and
 * the list only to the order. Only visible rows render, because React Aria re-renders all of them when the input method
 * changes.
 */
export function OutlineList() {
  const text = useText()
  const draft = useDraft()
  const { at, open } = useEditorLocation()
  const rows = useOutlineRows()
  const list = useScrollIntoView(rows.findIndex((row) => row.id === at))
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !draft.isEditable,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    shouldAcceptItemDrop: ({ key }) => canHoldFields(draft.read(), String(key)),
    onMove: ({ keys, target }) => {
      const [id] = [...keys].map(String)
      if (id !== undefined)
        draft.change(`move ${id}`, (programme) =>
          moveRow(programme, id, { key: String(target.key), position: target.dropPosition }),
        )
    },
    renderDropIndicator: (target) => <Place target={target} />,
  })
  return (
    <AriaLocaleProvider>
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <GridList
          ref={list}
          aria-label={text(formMessages.outline)}
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
    </AriaLocaleProvider>
  )
}

/** Scrolls a row into view that was opened elsewhere, such as from the checklist. */
function useScrollIntoView(index: number) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The list has its height only after it has measured itself.
    const timer = setTimeout(
      () => index >= 0 && list.current && bringInVisibility(list.current, edge + index * rowHeight),
      50,
    )
    return () => clearTimeout(timer)
  }, [index])
  return list
}

function bringInVisibility(list: HTMLElement, top: number) {
  const { scrollTop, clientHeight } = list
  if (top < scrollTop || top + rowHeight > scrollTop + clientHeight) list.scrollTop = top - clientHeight / 2
}

const Place = ({ target }: { target: DropTarget }) => (
  <DropIndicator
    target={target}
    className="h-0 outline-none data-drop-target:h-1 data-drop-target:rounded-full data-drop-target:bg-brand"
  />
)
