import { useState } from 'react'
import { checkNews, longest, tidyNews, type NewsText } from '../../../../domain/src/content/notice.ts'
import { saveNews } from '../../../../domain/src/contracts/content.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form } from '../../ui/form.tsx'
import { Reopen } from '../../ui/reopen.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { PreviewNews } from './preview-news.tsx'
import { typedOf, writtenOf } from './typed-content.ts'
import type { StaffNews } from './use-content.ts'
import { words } from './words.ts'
import { ScheduleFields, TextFields, writtenLabels, type Typed } from './written-fields.tsx'

type Props = { stored: StaffNews | undefined; mayPublish: boolean; onCancel(): void; onSaved(): void; onReopen(): void }

/** A headline that is being written. */
export function NewsEditor({ stored, mayPublish, onCancel, onSaved, onReopen }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(() => typedOf(stored))
  const [isPublished, setIsPublished] = useState(stored ? stored.publishedYn === 'Y' : mayPublish)
  const [isStale, setIsStale] = useState(false)
  const problems = useProblems(writtenLabels)
  const { isBusy, run } = useBusy()
  const written: NewsText = { ...writtenOf(typed), publishedYn: isPublished ? 'Y' : 'N' }
  const save = () => {
    const news = tidyNews(written)
    if (problems.refuse(checkNews(news))) return
    const own = stored ? { portalNewsHighlightId: stored.portalNewsHighlightId, revision: stored.revision } : {}
    void run(async () => {
      try {
        const { message } = await call(saveNews, { body: { ...news, ...own }, isPatient: true })
        toast({ kind: 'success', text: message })
        onSaved()
      } catch (problem) {
        setIsStale(problem instanceof CallProblem && problem.code === 'VERSION_CONFLICT')
        problems.failed(problem)
      }
    })
  }
  const type = (field: keyof Typed, value: string) => {
    problems.settle(field)
    setTyped((before) => ({ ...before, [field]: value }))
  }
  return (
    <Modal isOpen size="4xl" onClose={onCancel} title={text(stored ? words.editNews : words.newNews)}>
      <Form problems={problems} onSubmit={save} afterAlert={isStale && <Reopen words={words} onReopen={onReopen} />}>
        <TextFields typed={typed} problems={problems} longestDetails={longest.newsDetails} onType={type} />
        <ScheduleFields typed={typed} problems={problems} onType={type} />
        {(mayPublish || isPublished) && (
          <Checkbox id="publishedYn" label={text(words.publishedYn)} isChecked={isPublished} onChange={setIsPublished} />
        )}
        <PreviewNews typed={written} />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(words.save)}
        </Button>
      </Form>
    </Modal>
  )
}
