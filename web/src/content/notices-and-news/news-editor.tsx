import { useState, useDeferredValue } from 'react'
import { validateNews, MAX_NOTICE_LENGTHS, normalizeNews, type NewsInput } from '@wewb/domain/content/notice-input'
import { saveNews } from '@wewb/domain/content/notice-contracts'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { Form } from '#components/inputs/form.tsx'
import { EditConflict } from '#components/feedback/edit-conflict.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { toContentDraft, fromContentDraft } from './content-draft.ts'
import type { StaffNews } from './use-content.ts'
import { contentMessages } from './messages.ts'
import { ScheduleFields, TextFields, contentFieldLabels, type ContentDraft } from './content-fields.tsx'
import { parseDhakaDateTime } from '@wewb/domain/content/publication'
import { formatDate } from '@wewb/domain/language/dates'
import { RichText } from '#components/layout/rich-text.tsx'
import { Preview } from './preview.tsx'

type Props = {
  stored: StaffNews | undefined
  mayPublish: boolean
  onCancel(): void
  onSaved(): void
  onLoadLatest(): void
}

export function NewsEditor({ stored, mayPublish, onCancel, onSaved, onLoadLatest }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(() => toContentDraft(stored))
  const [isPublished, setIsPublished] = useState(stored ? stored.publishedYn === 'Y' : mayPublish)
  const [isStale, setIsStale] = useState(false)
  const problems = useProblems(contentFieldLabels)
  const { isBusy, run } = useBusy()
  const written: NewsInput = { ...fromContentDraft(typed), publishedYn: isPublished ? 'Y' : 'N' }
  const save = () => {
    const news = normalizeNews(written)
    if (problems.showIssues(validateNews(news))) return
    const own = stored ? { portalNewsHighlightId: stored.portalNewsHighlightId, revision: stored.revision } : {}
    void run(async () => {
      try {
        const { message } = await sendRequest(saveNews, { body: { ...news, ...own }, isOfflineTolerant: true })
        toast({ kind: 'success', text: message })
        onSaved()
      } catch (problem) {
        setIsStale(problem instanceof ApiProblem && problem.code === 'VERSION_CONFLICT')
        problems.showProblem(problem)
      }
    })
  }
  const type = (field: keyof ContentDraft, value: string) => {
    problems.clearErrorsAt(field)
    setTyped((before) => ({ ...before, [field]: value }))
  }
  return (
    <Modal
      isOpen
      size="4xl"
      onClose={onCancel}
      title={text(stored ? contentMessages.editNews : contentMessages.newNews)}
    >
      <Form
        problems={problems}
        onSubmit={save}
        afterAlert={isStale && <EditConflict messages={contentMessages} onReload={onLoadLatest} />}
      >
        <TextFields
          draft={typed}
          problems={problems}
          maxDetailsLength={MAX_NOTICE_LENGTHS.newsDetails}
          onFieldChange={type}
        />
        <ScheduleFields draft={typed} problems={problems} onFieldChange={type} />
        {(mayPublish || isPublished) && (
          <Checkbox
            id="publishedYn"
            label={text(contentMessages.publishedYn)}
            isChecked={isPublished}
            onChange={setIsPublished}
          />
        )}
        <PreviewNews draft={written} />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(contentMessages.save)}
        </Button>
      </Form>
    </Modal>
  )
}

/** Previews the headline in the ticker, and the dialog it opens. */
function PreviewNews({ draft }: { draft: NewsInput }) {
  const news = normalizeNews(useDeferredValue(draft))
  const [now] = useState(() => new Date().toISOString())
  const title = { bn: news.titleBng || contentMessages.untitled.bn, en: news.title || contentMessages.untitled.en }
  const details = { bn: news.detailsBng, en: news.details }
  return (
    <Preview Heading="h3">
      {(locale) => (
        <article lang={locale}>
          <p className="overflow-hidden bg-brand-soft px-3 py-2 text-nowrap text-ellipsis">{title[locale]}</p>
          <h4 className="mt-4 text-lg font-bold break-words">{title[locale]}</h4>
          <p className="mb-2 text-sm text-muted">{formatDate(parseDhakaDateTime(news.publishFrom) ?? now, locale)}</p>
          <RichText source={details[locale]} locale={locale} />
        </article>
      )}
    </Preview>
  )
}
