import { lazy, Suspense, useEffect, useState } from 'react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import type { Programme } from '../../../../domain/src/programmes/programme.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { DraftContext, DraftStore } from './draft/draft-store.ts'
import { Held } from './draft/held.ts'
import { EditorHead } from './editor-head.tsx'
import { FormTab } from './form/form-tab.tsx'
import { TestAnswers } from './preview/use-preview-form.ts'
import { PublishTab } from './publish/publish-tab.tsx'
import { VersionsTab } from './publish/versions-tab.tsx'
import { ClashDialog } from './saving/clash-dialog.tsx'
import { useDraftSaving } from './saving/use-draft-saving.ts'
import { SettingsTab } from './settings/settings-tab.tsx'
import { usePlace } from './use-place.ts'
import type { ProgrammeAnswer } from './use-programme.ts'
import { words } from './words.ts'

const PreviewTab = lazy(async () => ({ default: (await import('./preview/preview-tab.tsx')).PreviewTab }))

type Props = { answer: ProgrammeAnswer; onChanged(answer: ProgrammeAnswer): void; onReload(): void }

/** One programme: its form, its settings, how it looks, what is missing, what was. */
export function ProgrammeEditor({ answer, onChanged, onReload }: Props) {
  const { text } = useLanguage()
  const navigate = useNavigate()
  const { tab, version, at, open } = usePlace()
  const isEditable = answer.isEditable && answer.actions.includes('edit') && version === undefined
  const [store] = useState(() => new DraftStore(answer.draft as Programme, isEditable))
  const [answers] = useState(() => new Held<Answers>({}))
  const saving = useDraftSaving(store, answer)
  useEffect(() => {
    saving.tell({
      onMerged: (name, renamed) => {
        toast({ kind: 'info', text: text(words.merged, { name: name || words.colleague }) })
        const moved = at === undefined ? undefined : getOwn(renamed, at)
        if (moved) open(moved)
      },
      onFound: () => toast({ kind: 'info', text: text(words.keptFound) }),
    })
  }, [saving, text, at, open])
  return (
    <DraftContext value={store}>
      <TestAnswers value={answers}>
        <EditorHead answer={answer} saving={saving} />
        <OnlyRead answer={answer} isEditable={isEditable} />
        {tab === 'form' && <FormTab />}
        {tab === 'settings' && <SettingsTab />}
        {tab === 'preview' && (
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <PreviewTab />
          </Suspense>
        )}
        {tab === 'publish' && (
          <PublishTab answer={answer} saving={saving} onChanged={onChanged} onReload={onReload} onGone={() => navigate('/gms-builder')} />
        )}
        {tab === 'versions' && <VersionsTab answer={answer} />}
        <ClashDialog saving={saving} />
      </TestAnswers>
    </DraftContext>
  )
}

/** Why nothing can be changed here, and the way on. */
function OnlyRead({ answer, isEditable }: { answer: ProgrammeAnswer; isEditable: boolean }) {
  const { text, date } = useLanguage()
  const { version, tab, hrefOf } = usePlace()
  const old = answer.versions.find((one) => String(one.version) === version)
  if (old)
    return (
      <Alert kind="info" title={text(words.oldVersion, { n: old.version, date: date(old.publishedAt) })}>
        <TextLink to={hrefOf({ version: undefined })}>{text(words.toNow)}</TextLink>
      </Alert>
    )
  if (isEditable) return null
  return (
    <Alert kind="info" title={text(words.onlyRead)}>
      <p>{text(answer.actions.includes('edit') ? words.frozen : words.noRight)}</p>
      {answer.actions.includes('edit') && tab !== 'publish' && (
        <TextLink to={hrefOf({ tab: 'publish', at: undefined })}>{text(words.toActs)}</TextLink>
      )}
    </Alert>
  )
}
