import { useQueryClient } from '@tanstack/react-query'
import { CopyPlus, Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { SetupEndpoints } from '@wewb/domain/services/setup-contracts'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage, useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { DataTable, type Column } from '#components/tables/data-table.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { componentMessages } from '#components/messages.ts'
import { nextCircular, setupsKey, useSetups, type Setup } from '#casework/desk/use-setups.ts'
import { ConfirmSetupAction, type SetupAction } from './confirm-setup-action.tsx'
import { SetupForm } from './setup-form.tsx'
import { setupMessages, setupStateNames } from './setup-messages.ts'
import { formatFieldAnswers } from '@wewb/domain/engine/evaluation/format-answers'
import { AnswerRows } from '#form-engine/forms/answer-rows.tsx'
import { getOwn } from '@wewb/domain/collections/get-own'
import { StatusBadge, type Status } from '#components/feedback/status-badge.tsx'

const looks: Record<string, Status> = {
  DRAFT: 'draft',
  PUBLISHED: 'in-process',
  OPEN: 'done',
  CLOSED: 'needs-you',
  RESULT_PUBLISHED: 'done',
}

function SetupStateBadge({ state }: { state: string }) {
  const text = useText()
  return (
    <StatusBadge status={getOwn(looks, state) ?? 'draft'}>
      {text(getOwn(setupStateNames, state) ?? { bn: state, en: state })}
    </StatusBadge>
  )
}

/** Shows a published circular read-only. */
function SetupDetails({ fields, circular }: { fields: readonly Field[]; circular: Answers }) {
  const { locale } = useLanguage()
  return <AnswerRows rows={formatFieldAnswers(fields, circular, '', { facts: {}, answers: [circular] }, locale)} />
}

/** A circular in the editor: a new one, a draft, or a published one, which is read-only. */
type Written = { initial: Answers; setup?: Setup }

type Props = { service: string; endpoints: SetupEndpoints }

/** Manages the circulars of the service; a published one never changes. */
export function SetupsView({ service, endpoints }: Props) {
  const { text } = useLanguage()
  const client = useQueryClient()
  const { setups } = useSetups(service)
  const [written, setWritten] = useState<Written>()
  const [grave, setGrave] = useState<{ action: SetupAction; setup: Setup }>()
  const reload = () => void client.invalidateQueries({ queryKey: setupsKey(service) })
  const save = async (circular: Answers) => {
    const setup = written?.setup
    if (setup)
      await sendRequest(endpoints.change, {
        params: { id: setup.setupId },
        body: { circular, revision: setup.revision },
        isOfflineTolerant: true,
      })
    else await sendRequest(endpoints.save, { body: { circular }, isOfflineTolerant: true })
    toast({ kind: 'success', text: text(setupMessages.saved) })
    setWritten(undefined)
    reload()
  }
  const may = new Set(setups.data?.actions)
  const columns = useColumns({
    may,
    onWrite: setWritten,
    onGrave: (action, setup) => setGrave({ action, setup }),
  })
  const [latest] = setups.data?.list ?? []
  const isFrozen = written?.setup !== undefined && (written.setup.state !== 'DRAFT' || !may.has('edit'))
  return (
    <Card
      title={text(setupMessages.title)}
      aside={
        <div className="flex flex-wrap gap-2">
          {may.has('create') && (
            <Button isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setWritten({ initial: {} })}>
              {text(setupMessages.add)}
            </Button>
          )}
          {latest && may.has('create') && (
            <Button
              variant="secondary"
              isSmall
              icon={<CopyPlus aria-hidden size={18} />}
              onClick={() => setWritten({ initial: nextCircular(latest.circular) })}
            >
              {text(setupMessages.copyLatest)}
            </Button>
          )}
        </div>
      }
    >
      {setups.isPending && <SkeletonLines lines={5} />}
      {setups.error && <LoadFailed problem={setups.error} onRetry={() => void setups.refetch()} />}
      {setups.data?.total === 0 && (
        <EmptyState icon={<Megaphone aria-hidden size={28} />} title={text(setupMessages.none)}>
          {text(setupMessages.noneText)}
        </EmptyState>
      )}
      {setups.data && setups.data.total > 0 && (
        <DataTable
          caption={text(setupMessages.title)}
          columns={columns}
          rows={setups.data.list}
          rowId={({ setupId }) => setupId}
        />
      )}
      <Modal
        isOpen={written !== undefined}
        onClose={() => setWritten(undefined)}
        title={
          written?.setup ? text({ bn: written.setup.titleBng, en: written.setup.title }) : text(setupMessages.newTitle)
        }
        size="4xl"
        {...(isFrozen && { cancelLabel: text(componentMessages.close) })}
      >
        {written && setups.data && isFrozen && (
          <SetupDetails fields={setups.data.fields as Field[]} circular={written.initial} />
        )}
        {written && setups.data && !isFrozen && (
          <SetupForm fields={setups.data.fields as Field[]} initial={written.initial} onSave={save} />
        )}
      </Modal>
      {grave && (
        <ConfirmSetupAction
          {...grave}
          endpoints={endpoints}
          onClose={() => setGrave(undefined)}
          onDone={() => (setGrave(undefined), reload())}
        />
      )}
    </Card>
  )
}

type Acts = {
  may: ReadonlySet<string>
  onWrite(written: Written): void
  onGrave(grave: SetupAction, setup: Setup): void
}

function useColumns({ may, onWrite, onGrave }: Acts): Column<Setup>[] {
  const { text, dateInTable, number } = useLanguage()
  const actionButton = (label: Bilingual, onClick: () => void) => (
    <Button key={label.en} variant="quiet" isSmall className="px-2" onClick={onClick}>
      {text(label)}
    </Button>
  )
  return [
    {
      id: 'title',
      header: text(setupMessages.name),
      cell: ({ title, titleBng }) => <strong>{text({ bn: titleBng, en: title })}</strong>,
    },
    { id: 'state', header: text(setupMessages.state), cell: ({ state }) => <SetupStateBadge state={state} /> },
    {
      id: 'time',
      header: text(setupMessages.time),
      cell: ({ opensOn, closesOn }) => (
        <span className="md:whitespace-nowrap">
          {text(setupMessages.fromTo, { from: dateInTable(opensOn), to: dateInTable(closesOn) })}
        </span>
      ),
    },
    {
      id: 'applications',
      header: text(setupMessages.applications),
      isNumeric: true,
      cell: ({ applications }) => number(applications),
    },
    {
      id: 'actions',
      header: text(setupMessages.actions),
      cell: (setup) => {
        const isDraft = setup.state === 'DRAFT'
        const isExtendable = !isDraft && setup.meritList === null
        const isUntouched = !isDraft && setup.applications === 0 && setup.meritList === null
        return (
          <div className="-my-1.5 flex flex-wrap">
            {actionButton(isDraft && may.has('edit') ? setupMessages.edit : setupMessages.see, () =>
              onWrite({ initial: setup.circular, setup }),
            )}
            {may.has('create') &&
              actionButton(setupMessages.copy, () => onWrite({ initial: nextCircular(setup.circular) }))}
            {isDraft && may.has('publish') && actionButton(setupMessages.publish, () => onGrave('publish', setup))}
            {isExtendable && may.has('publish') && actionButton(setupMessages.extend, () => onGrave('extend', setup))}
            {isUntouched &&
              may.has('publish') &&
              actionButton(setupMessages.unpublish, () => onGrave('unpublish', setup))}
            {isDraft && may.has('edit') && actionButton(setupMessages.remove, () => onGrave('remove', setup))}
          </div>
        )
      },
    },
  ]
}
