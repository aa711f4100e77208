import { RotateCcw, Send } from 'lucide-react'
import { useState } from 'react'
import { restoreMessageTemplate, saveMessageTemplate } from '@wewb/domain/messaging/message-contracts'
import {
  validateMessageText,
  normalizeMessageText,
  messageTextFields,
  type MessageText,
} from '@wewb/domain/messaging/validate-message-text'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { SettingsEditConflict } from '#administration/settings/settings-edit-conflict.tsx'
import { useSaveForm } from '#administration/settings/use-save-form.ts'
import { SendTest } from './send-test.tsx'
import { TemplateHeader } from './template-header.tsx'
import { toMessageText, type MessageTemplate } from './use-templates.ts'
import { MessageTextCard } from './message-text-card.tsx'
import { templateMessages } from './messages.ts'

type Props = { template: MessageTemplate; partPoisha: number; onChanged(): void }

/** Edits a template in both languages, with the number of SMS parts. */
export function TemplateEditor({ template, partPoisha, onChanged }: Props) {
  const text = useText()
  const { code, places, original, revision } = template
  const [typed, setTyped] = useState(() => toMessageText(template))
  const [openDialog, setOpenDialog] = useState<'restore' | 'test'>()
  const { problems, isBusy, isStale, save } = useSaveForm(
    Object.fromEntries(messageTextFields.map((name) => [name, templateMessages[name]])),
  )
  const samples = {
    allowed: places.map(({ name }) => name),
    required: places.filter(({ neededYn }) => neededYn === 'Y').map(({ name }) => name),
  }
  const issues = () => validateMessageText(normalizeMessageText(typed), samples)
  const send = () =>
    sendRequest(saveMessageTemplate, {
      params: { code },
      body: { ...normalizeMessageText(typed), revision },
      isOfflineTolerant: true,
    })
  const type = (name: keyof MessageText, value: string) => {
    problems.clearErrorsAt(name)
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const card = { typed, template, partPoisha, problems, onChange: type }
  return (
    <>
      <TemplateHeader template={template} />
      <Form
        problems={problems}
        onSubmit={() => save(issues(), send, onChanged)}
        afterAlert={isStale && <SettingsEditConflict onReload={onChanged} />}
      >
        <div className="grid gap-6 lg:grid-cols-2">
          <MessageTextCard locale="bn" {...card} />
          <MessageTextCard locale="en" {...card} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {text(templateMessages.save)}
          </Button>
          <Button
            variant="secondary"
            icon={<Send aria-hidden size={20} />}
            onClick={() => problems.showIssues(issues()) || setOpenDialog('test')}
          >
            {text(templateMessages.test)}
          </Button>
          {template.changedYn === 'Y' && (
            <Button variant="quiet" icon={<RotateCcw aria-hidden size={20} />} onClick={() => setOpenDialog('restore')}>
              {text(templateMessages.restore)}
            </Button>
          )}
        </div>
      </Form>
      {openDialog === 'test' && (
        <SendTest code={code} typed={normalizeMessageText(typed)} onClose={() => setOpenDialog(undefined)} />
      )}
      {openDialog === 'restore' && (
        <ConfirmDialog
          title={text(templateMessages.restoreTitle)}
          confirmLabel={text(templateMessages.restoreYes)}
          onCancel={() => setOpenDialog(undefined)}
          onConfirm={async () => {
            const { message } = await sendRequest(restoreMessageTemplate, {
              params: { code },
              query: { revision },
              isOfflineTolerant: true,
            })
            setOpenDialog(undefined)
            onChanged()
            return message
          }}
        >
          <p>{text(templateMessages.restoreText)}</p>
          <Original original={original} />
        </ConfirmDialog>
      )}
    </>
  )
}

const Original = ({ original: { text: english, textBng } }: { original: MessageText }) => (
  <div className="grid gap-3 rounded-control border border-line p-3 wrap-anywhere">
    <p lang="bn">{textBng}</p>
    <p lang="en">{english}</p>
  </div>
)
