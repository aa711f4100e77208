import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Eye, Send } from 'lucide-react'
import { useState } from 'react'
import { previewBroadcast, writeBroadcast } from '@wewb/domain/messaging/broadcast-contracts'
import {
  validateMessageText,
  normalizeMessageText,
  type MessageText,
} from '@wewb/domain/messaging/validate-message-text'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { Form } from '#components/inputs/form.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { AudienceFields } from './audience-fields.tsx'
import { BroadcastPreview } from './broadcast-preview.tsx'
import type { BroadcastPreviewResponse, BroadcastInput } from './use-broadcasts.ts'
import { LanguageCard } from './language-card.tsx'
import { broadcastMessages } from './broadcast-messages.ts'

const nothing: MessageText = { subject: '', subjectBng: '', text: '', textBng: '' }
const labels = {
  subject: broadcastMessages.subject,
  subjectBng: broadcastMessages.subjectBng,
  text: broadcastMessages.text,
  textBng: broadcastMessages.textBng,
  audience: broadcastMessages.audience,
}

/** Writes a broadcast in both languages; its reach is previewed before it is submitted for approval. */
export function WriteBroadcast() {
  const text = useText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [typed, setTyped] = useState(nothing)
  const [audience, setAudience] = useState<BroadcastInput['audience']>({ kind: 'everyone' })
  const [preview, setPreview] = useState<BroadcastPreviewResponse>()
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  // A change of text or audience invalidates the preview.
  const type = (name: keyof MessageText, value: string) => {
    problems.clearErrorsAt(name)
    setPreview(undefined)
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const choose = (chosen: BroadcastInput['audience']) => {
    problems.clearErrorsAt('audience')
    setPreview(undefined)
    setAudience(chosen)
  }
  const send = (request: (body: BroadcastInput) => Promise<void>) => {
    const tidied = normalizeMessageText(typed)
    if (problems.showIssues(validateMessageText(tidied, { allowed: [], required: [] }))) return
    void run(async () => {
      problems.clear()
      try {
        await request({ ...tidied, audience })
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  }
  const look = () => send(async (body) => setPreview((await sendRequest(previewBroadcast, { body })).data))
  const lay = () =>
    send(async (body) => {
      const { data, message } = await sendRequest(writeBroadcast, { body })
      toast({ kind: 'success', text: message })
      void client.invalidateQueries({ queryKey: ['broadcasts'] })
      navigate(`?view=broadcasts&broadcast=${data.broadcastId}`)
    })
  return (
    <>
      <Link
        to="?view=broadcasts"
        className={classes(
          '-ml-1 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-control px-1 font-semibold text-brand',
          focusRing,
        )}
      >
        <ArrowLeft aria-hidden size={18} />
        {text(broadcastMessages.back)}
      </Link>
      <PageTitle intro={text(broadcastMessages.intro)}>{text(broadcastMessages.write)}</PageTitle>
      <Form problems={problems} onSubmit={look}>
        <Card title={text(broadcastMessages.audience)}>
          <AudienceFields audience={audience} error={problems.errorOf('audience')} onChoose={choose} />
        </Card>
        <div className="grid gap-6 lg:grid-cols-2">
          <LanguageCard locale="bn" typed={typed} problems={problems} onType={type} />
          <LanguageCard locale="en" typed={typed} problems={problems} onType={type} />
        </div>
        <Button
          type="submit"
          variant={preview ? 'secondary' : 'primary'}
          isBusy={isBusy && !preview}
          icon={<Eye aria-hidden size={20} />}
          className="self-start"
        >
          {text(broadcastMessages.see)}
        </Button>
      </Form>
      {preview && (
        <BroadcastPreview key={JSON.stringify(preview)} preview={preview}>
          {preview.people > 0 && (
            <div className="flex flex-col items-start gap-3">
              <p className="max-w-prose text-muted">{text(broadcastMessages.layText)}</p>
              <Button isBusy={isBusy} icon={<Send aria-hidden size={20} />} onClick={lay}>
                {text(broadcastMessages.lay)}
              </Button>
            </div>
          )}
        </BroadcastPreview>
      )}
    </>
  )
}
