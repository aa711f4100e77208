import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { SaveLine } from '../../forms/save-line.tsx'
import { TextLink } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useCanRedo, useCanUndo, useDraft, useSetting } from './draft/draft-store.ts'
import { useHeld } from './draft/held.ts'
import { IconButton } from './form/icon-button.tsx'
import { ProgrammeState } from './programme-state.tsx'
import type { DraftSaving } from './saving/use-draft-saving.ts'
import { tabs, usePlace } from './use-place.ts'
import type { ProgrammeAnswer } from './use-programme.ts'
import { words } from './words.ts'

const tabWords = {
  form: words.tabForm,
  settings: words.tabSettings,
  preview: words.tabPreview,
  publish: words.tabPublish,
  versions: words.tabVersions,
}

type Props = { answer: ProgrammeAnswer; saving: DraftSaving }

/** Which programme, is it safe, one step back, and the ways to its parts. */
export function EditorHead({ answer, saving }: Props) {
  const { text, digits } = useLanguage()
  const { tab, hrefOf } = usePlace()
  const checklist = useHeld(saving.checklist)
  const labelOf = (name: (typeof tabs)[number]) =>
    name === 'publish' && answer.isEditable && checklist.length > 0
      ? `${text(tabWords[name])} (${digits(checklist.length)})`
      : text(tabWords[name])
  return (
    <div className="flex flex-col gap-3">
      <TextLink to="/gms-builder" className="self-start text-sm">
        {text(words.all)}
      </TextLink>
      <Title answer={answer} saving={saving} />
      <Tabs
        label={text(words.tabs)}
        current={tab}
        tabs={tabs.map((name) => ({ id: name, label: labelOf(name), to: hrefOf({ tab: name, at: undefined }) }))}
      />
    </div>
  )
}

function Title({ answer: { state, version, isEditable }, saving }: Props) {
  const { text, locale } = useLanguage()
  const draft = useDraft()
  const { bn, en } = useSetting('title')
  const title = (locale === 'bn' ? [bn, en] : [en, bn]).find((one) => one.trim() !== '')
  return (
    <PageTitle aside={draft.isEditable && <Steps saving={saving} />}>
      <span className="mr-3">{title ?? text(words.untitled)}</span>
      <span className="inline-block align-middle text-base">
        <ProgrammeState state={state} />
        {version !== null && isEditable && (
          <span className="ml-2 text-sm font-normal text-muted">{text(words.nextVersion, { n: version + 1 })}</span>
        )}
      </span>
    </PageTitle>
  )
}

function Steps({ saving }: { saving: DraftSaving }) {
  const { text } = useLanguage()
  const draft = useDraft()
  const canUndo = useCanUndo()
  const canRedo = useCanRedo()
  const state = useHeld(saving.state)
  useUndoKeys()
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      {state.is === 'waiting' ? (
        <p className="max-w-[44ch] text-sm font-semibold text-needs-you">{text(words.kept)}</p>
      ) : (
        <SaveLine state={state} />
      )}
      <IconButton label={text(words.undo)} icon={Undo2} isDisabled={!canUndo} onClick={draft.undo} />
      <IconButton label={text(words.redo)} icon={Redo2} isDisabled={!canRedo} onClick={draft.redo} />
    </div>
  )
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true], [role=spinbutton]'

/** Ctrl+Z and Ctrl+Shift+Z. In a box where one types they belong to the browser, which undoes letters. */
function useUndoKeys() {
  const draft = useDraft()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return
      if (document.querySelector('dialog[open]')) return
      if (event.target instanceof Element && event.target.matches(typing)) return
      event.preventDefault()
      if (event.shiftKey) draft.redo()
      else draft.undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [draft])
}
