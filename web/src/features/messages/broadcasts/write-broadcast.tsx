import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Eye, Send } from 'lucide-react'
import { useState } from 'react'
import { previewBroadcast, writeBroadcast } from '../../../../../domain/src/contracts/broadcasts.ts'
import { checkWords, tidyWords, type WrittenWords } from '../../../../../domain/src/messages/check-words.ts'
import { call } from '../../../api-client/call.ts'
import { useText } from '../../../i18n/language.tsx'
import { Link } from '../../../router/link.tsx'
import { useNavigate } from '../../../router/router.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Form } from '../../../ui/form.tsx'
import { classes, focusRing } from '../../../ui/look.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { AudienceFields } from './audience-fields.tsx'
import { ForeseenCard } from './foreseen-card.tsx'
import type { Preview, Written } from './use-broadcasts.ts'
import { LanguageCard } from './language-card.tsx'
import { words } from './words.ts'

const nothing: WrittenWords = { subject: '', subjectBng: '', text: '', textBng: '' }
const labels = {
  subject: words.subject,
  subjectBng: words.subjectBng,
  text: words.text,
  textBng: words.textBng,
  audience: words.audience,
}

/** Words in both languages and a group; what it reaches is looked at before it is laid before a second person. */
export function WriteBroadcast() {
  const text = useText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [typed, setTyped] = useState(nothing)
  const [audience, setAudience] = useState<Written['audience']>({ kind: 'everyone' })
  const [foreseen, setForeseen] = useState<Preview>()
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  // What was foreseen holds for these words and this group alone.
  const type = (name: keyof WrittenWords, value: string) => {
    problems.settle(name)
    setForeseen(undefined)
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const choose = (chosen: Written['audience']) => {
    problems.settle('audience')
    setForeseen(undefined)
    setAudience(chosen)
  }
  const send = (work: (body: Written) => Promise<void>) => {
    const tidied = tidyWords(typed)
    if (problems.refuse(checkWords(tidied, { places: [], needed: [] }))) return
    void run(async () => {
      problems.clear()
      try {
        await work({ ...tidied, audience })
      } catch (problem) {
        problems.failed(problem)
      }
    })
  }
  const look = () => send(async (body) => setForeseen((await call(previewBroadcast, { body })).data))
  const lay = () =>
    send(async (body) => {
      const { data, message } = await call(writeBroadcast, { body })
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
        {text(words.back)}
      </Link>
      <PageTitle intro={text(words.intro)}>{text(words.write)}</PageTitle>
      <Form problems={problems} onSubmit={look}>
        <Card title={text(words.audience)}>
          <AudienceFields audience={audience} error={problems.errorOf('audience')} onChoose={choose} />
        </Card>
        <div className="grid gap-6 lg:grid-cols-2">
          <LanguageCard locale="bn" typed={typed} problems={problems} onType={type} />
          <LanguageCard locale="en" typed={typed} problems={problems} onType={type} />
        </div>
        <Button
          type="submit"
          look={foreseen ? 'secondary' : 'primary'}
          isBusy={isBusy && !foreseen}
          icon={<Eye aria-hidden size={20} />}
          className="self-start"
        >
          {text(words.see)}
        </Button>
      </Form>
      {foreseen && (
        <ForeseenCard key={JSON.stringify(foreseen)} foreseen={foreseen}>
          {foreseen.people > 0 && (
            <div className="flex flex-col items-start gap-3">
              <p className="max-w-prose text-muted">{text(words.layText)}</p>
              <Button isBusy={isBusy} icon={<Send aria-hidden size={20} />} onClick={lay}>
                {text(words.lay)}
              </Button>
            </div>
          )}
        </ForeseenCard>
      )}
    </>
  )
}
