import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getContact, saveMessageChannel } from '@wewb/domain/identity/contact-contracts'
import { messageChannels, needsEmail, type MessageChannel } from '@wewb/domain/messaging/message-channels'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useText } from '#lib/i18n/language.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { Card } from '#components/layout/card.tsx'
import { Masked } from '#components/layout/masked.tsx'
import { AddEmail } from './add-email.tsx'
import { contactMessages } from './contact-messages.ts'

export type Contact = ResponseOf<typeof getContact>

/** Where messages about the own applications go. */
export function ContactCard() {
  const text = useText()
  const client = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['contact'],
    queryFn: async () => (await sendRequest(getContact, { showLoader: false })).data,
  })
  const store = (contact: Contact) => {
    client.setQueryData(['contact'], contact)
    setIsAdding(false)
  }
  return (
    <Card title={text(contactMessages.title)}>
      <p className="-mt-2 mb-4 text-muted">{text(contactMessages.intro)}</p>
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={4} />}
      {data && (
        <div className="grid gap-6">
          {data.email && (
            <p>
              <span className="text-muted">{text(contactMessages.email)}: </span>
              <span className="font-semibold break-words">
                <Masked label={text(contactMessages.email)}>{data.email}</Masked>
              </span>
            </p>
          )}
          {!data.email && <p>{text(contactMessages.noEmail)}</p>}
          {data.mayChangeEmailYn === 'Y' && !isAdding && (
            <Button variant="secondary" className="justify-self-start" onClick={() => setIsAdding(true)}>
              {text(data.email ? contactMessages.change : contactMessages.add)}
            </Button>
          )}
          {isAdding && <AddEmail onAdded={store} />}
          {data.email && <ChannelForm key={data.channel} contact={data} onSaved={store} />}
        </div>
      )}
    </Card>
  )
}

function ChannelForm({ contact, onSaved }: { contact: Contact; onSaved(contact: Contact): void }) {
  const text = useText()
  const [channel, setChannel] = useState<MessageChannel>(contact.channel)
  const problems = useProblems({ channel: contactMessages.channel })
  const { isBusy, run } = useBusy()
  const save = () => {
    problems.clear()
    void run(() =>
      sendRequest(saveMessageChannel, { body: { channel } }).then(({ data, message }) => {
        toast({ kind: 'success', text: message })
        onSaved(data)
      }, problems.showProblem),
    )
  }
  return (
    <Form problems={problems} onSubmit={save}>
      <RadioGroup<MessageChannel>
        id="channel"
        label={text(contactMessages.channel)}
        hint={text(contactMessages.usualHint)}
        value={channel}
        onChange={setChannel}
        error={problems.errorOf('channel')}
        choices={messageChannels
          .filter((value) => contact.email !== null || !needsEmail(value))
          .map((value) => ({ value, label: text(contactMessages[value]) }))}
      />
      <Button type="submit" isBusy={isBusy} className="self-start">
        {text(contactMessages.save)}
      </Button>
    </Form>
  )
}
