import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { SaveStatus } from '#form-engine/forms/save-status.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { useCanRedo, useCanUndo, useDraft, useSetting } from './draft/draft-store.ts'
import { useExternalStore } from './draft/external-store.ts'
import { IconButton } from './form/icon-button.tsx'
import { ProgrammeStateBadge } from './programme-state-badge.tsx'
import type { DraftAutosave } from './autosave/use-draft-autosave.ts'
import { editorTabs, useEditorLocation } from './use-editor-location.ts'
import type { ProgrammeResponse } from './use-programme-query.ts'
import { programmeMessages } from './messages.ts'

const tabLabels = {
  form: programmeMessages.tabForm,
  settings: programmeMessages.tabSettings,
  preview: programmeMessages.tabPreview,
  publish: programmeMessages.tabPublish,
  versions: programmeMessages.tabVersions,
}

type Props = { response: ProgrammeResponse; autosave: DraftAutosave }

/** Header of the editor: title, save state, undo, and tabs. */
export function ProgrammeEditorHeader({ response, autosave }: Props) {
  const { text, digits } = useLanguage()
  const { tab, hrefOf } = useEditorLocation()
  const checklist = useExternalStore(autosave.checklist)
  const labelOf = (name: (typeof editorTabs)[number]) =>
    name === 'publish' && response.isEditable && checklist.length > 0
      ? `${text(tabLabels[name])} (${digits(checklist.length)})`
      : text(tabLabels[name])
  return (
    <div className="flex flex-col gap-3">
      <TextLink to="/gms-builder" className="self-start text-sm">
        {text(programmeMessages.all)}
      </TextLink>
      <Title response={response} autosave={autosave} />
      <Tabs
        label={text(programmeMessages.tabs)}
        current={tab}
        tabs={editorTabs.map((name) => ({ id: name, label: labelOf(name), to: hrefOf({ tab: name, at: undefined }) }))}
      />
    </div>
  )
}

function Title({ response: { state, version, isEditable }, autosave }: Props) {
  const { text, locale } = useLanguage()
  const draft = useDraft()
  const { bn, en } = useSetting('title')
  const title = (locale === 'bn' ? [bn, en] : [en, bn]).find((one) => one.trim() !== '')
  return (
    <PageTitle aside={draft.isEditable && <Steps autosave={autosave} />}>
      <span className="mr-3">{title ?? text(programmeMessages.untitled)}</span>
      <span className="inline-block align-middle text-base">
        <ProgrammeStateBadge state={state} />
        {version !== null && isEditable && (
          <span className="ml-2 text-sm font-normal text-muted">
            {text(programmeMessages.nextVersion, { n: version + 1 })}
          </span>
        )}
      </span>
    </PageTitle>
  )
}

function Steps({ autosave }: { autosave: DraftAutosave }) {
  const { text } = useLanguage()
  const draft = useDraft()
  const canUndo = useCanUndo()
  const canRedo = useCanRedo()
  const state = useExternalStore(autosave.state)
  useUndoKeys()
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      {state.status === 'waiting' ? (
        <p className="max-w-[44ch] text-sm font-semibold text-needs-you">{text(programmeMessages.kept)}</p>
      ) : (
        <SaveStatus state={state} />
      )}
      <IconButton label={text(programmeMessages.undo)} icon={Undo2} isDisabled={!canUndo} onClick={draft.undo} />
      <IconButton label={text(programmeMessages.redo)} icon={Redo2} isDisabled={!canRedo} onClick={draft.redo} />
    </div>
  )
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true], [role=spinbutton]'

/** Handles Ctrl+Z and Ctrl+Shift+Z. In text inputs they are left to the browser. */
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
