import { lazy, Suspense, useEffect, useState } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { DraftContext, DraftStore } from './draft/draft-store.ts'
import { ExternalStore } from './draft/external-store.ts'
import { ProgrammeEditorHeader } from './programme-editor-header.tsx'
import { FormTab } from './form/form-tab.tsx'
import { TestAnswersContext } from './preview/use-preview-form.ts'
import { PublishTab } from './publish/publish-tab.tsx'
import { VersionsTab } from './publish/versions-tab.tsx'
import { ConflictDialog } from './autosave/conflict-dialog.tsx'
import { useDraftAutosave } from './autosave/use-draft-autosave.ts'
import { SettingsTab } from './settings/settings-tab.tsx'
import { useEditorLocation } from './use-editor-location.ts'
import type { ProgrammeResponse } from './use-programme-query.ts'
import { programmeMessages } from './messages.ts'

const PreviewTab = lazy(async () => ({ default: (await import('./preview/preview-tab.tsx')).PreviewTab }))

type Props = { response: ProgrammeResponse; onChanged(answer: ProgrammeResponse): void; onReload(): void }

/** Editor of one programme: form, settings, preview, checklist and versions. */
export function ProgrammeEditor({ response, onChanged, onReload }: Props) {
  const { text } = useLanguage()
  const navigate = useNavigate()
  const { tab, version, at, open } = useEditorLocation()
  const isEditable = response.isEditable && response.actions.includes('edit') && version === undefined
  const [store] = useState(() => new DraftStore(response.draft as Programme, isEditable))
  const [answers] = useState(() => new ExternalStore<Answers>({}))
  const saving = useDraftAutosave(store, response)
  useEffect(() => {
    saving.setListeners({
      onMerged: (name, renamed) => {
        toast({ kind: 'info', text: text(programmeMessages.merged, { name: name || programmeMessages.colleague }) })
        const moved = at === undefined ? undefined : getOwn(renamed, at)
        if (moved) open(moved)
      },
      onFound: () => toast({ kind: 'info', text: text(programmeMessages.keptFound) }),
    })
  }, [saving, text, at, open])
  return (
    <DraftContext value={store}>
      <TestAnswersContext value={answers}>
        <ProgrammeEditorHeader response={response} autosave={saving} />
        <OnlyRead response={response} isEditable={isEditable} />
        {tab === 'form' && <FormTab />}
        {tab === 'settings' && <SettingsTab />}
        {tab === 'preview' && (
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <PreviewTab />
          </Suspense>
        )}
        {tab === 'publish' && (
          <PublishTab
            response={response}
            autosave={saving}
            onChanged={onChanged}
            onReload={onReload}
            onDeleted={() => navigate('/gms-builder')}
          />
        )}
        {tab === 'versions' && <VersionsTab response={response} />}
        <ConflictDialog autosave={saving} />
      </TestAnswersContext>
    </DraftContext>
  )
}

/** Explains why the programme is read-only, with a link to continue. */
function OnlyRead({ response, isEditable }: { response: ProgrammeResponse; isEditable: boolean }) {
  const { text, date } = useLanguage()
  const { version, tab, hrefOf } = useEditorLocation()
  const old = response.versions.find((one) => String(one.version) === version)
  if (old)
    return (
      <Alert kind="info" title={text(programmeMessages.oldVersion, { n: old.version, date: date(old.publishedAt) })}>
        <TextLink to={hrefOf({ version: undefined })}>{text(programmeMessages.toNow)}</TextLink>
      </Alert>
    )
  if (isEditable) return null
  return (
    <Alert kind="info" title={text(programmeMessages.onlyRead)}>
      <p>{text(response.actions.includes('edit') ? programmeMessages.frozen : programmeMessages.noRight)}</p>
      {response.actions.includes('edit') && tab !== 'publish' && (
        <TextLink to={hrefOf({ tab: 'publish', at: undefined })}>{text(programmeMessages.toActs)}</TextLink>
      )}
    </Alert>
  )
}
