import { useQueryClient } from '@tanstack/react-query'
import { CopyPlus, Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Answers } from '../../../../../domain/src/conditions/holds.ts'
import type { SetupCalls } from '../../../../../domain/src/contracts/setups.ts'
import type { Field } from '../../../../../domain/src/fields/field.ts'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, EmptyState } from '../../../ui/card.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { words as uiWords } from '../../../ui/words.ts'
import { setupsKey, useSetups, type Setup } from '../use-setups.ts'
import { ConfirmSetup, type Grave } from './confirm-setup.tsx'
import { nextCircular } from './next-circular.ts'
import { SetupForm } from './setup-form.tsx'
import { SetupRead } from './setup-read.tsx'
import { SetupState } from './setup-state.tsx'
import { words } from './setup-words.ts'

/** A circular that is being written: a new one, or a draft, or a published one that is only read. */
type Written = { initial: Answers; setup?: Setup }

type Props = { service: string; calls: SetupCalls }

/** The circulars of the service: written here, published once, never changed after. */
export function SetupsView({ service, calls }: Props) {
  const { text } = useLanguage()
  const client = useQueryClient()
  const { setups } = useSetups(service)
  const [written, setWritten] = useState<Written>()
  const [grave, setGrave] = useState<{ grave: Grave; setup: Setup }>()
  const reload = () => void client.invalidateQueries({ queryKey: setupsKey(service) })
  const save = async (circular: Answers) => {
    const setup = written?.setup
    if (setup) await call(calls.change, { params: { id: setup.setupId }, body: { circular, revision: setup.revision }, isPatient: true })
    else await call(calls.save, { body: { circular }, isPatient: true })
    toast({ kind: 'success', text: text(words.saved) })
    setWritten(undefined)
    reload()
  }
  const may = new Set(setups.data?.actions)
  const columns = useColumns({
    may,
    onWrite: setWritten,
    onGrave: (act, setup) => setGrave({ grave: act, setup }),
  })
  const [latest] = setups.data?.list ?? []
  const isFrozen = written?.setup !== undefined && (written.setup.state !== 'DRAFT' || !may.has('edit'))
  return (
    <Card
      title={text(words.title)}
      aside={
        <div className="flex flex-wrap gap-2">
          {may.has('create') && (
            <Button isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setWritten({ initial: {} })}>
              {text(words.add)}
            </Button>
          )}
          {latest && may.has('create') && (
            <Button
              look="secondary"
              isSmall
              icon={<CopyPlus aria-hidden size={18} />}
              onClick={() => setWritten({ initial: nextCircular(latest.circular) })}
            >
              {text(words.copyLatest)}
            </Button>
          )}
        </div>
      }
    >
      {setups.isPending && <SkeletonLines lines={5} />}
      {setups.error && <LoadFailed problem={setups.error} onRetry={() => void setups.refetch()} />}
      {setups.data?.total === 0 && (
        <EmptyState icon={<Megaphone aria-hidden size={28} />} title={text(words.none)}>
          {text(words.noneText)}
        </EmptyState>
      )}
      {setups.data && setups.data.total > 0 && (
        <DataTable caption={text(words.title)} columns={columns} rows={setups.data.list} rowId={({ setupId }) => setupId} />
      )}
      <Modal
        isOpen={written !== undefined}
        onClose={() => setWritten(undefined)}
        title={written?.setup ? text({ bn: written.setup.titleBng, en: written.setup.title }) : text(words.newTitle)}
        size="4xl"
        {...(isFrozen && { cancelLabel: text(uiWords.close) })}
      >
        {written && setups.data && isFrozen && <SetupRead fields={setups.data.fields as Field[]} circular={written.initial} />}
        {written && setups.data && !isFrozen && (
          <SetupForm fields={setups.data.fields as Field[]} initial={written.initial} onSave={save} />
        )}
      </Modal>
      {grave && (
        <ConfirmSetup {...grave} calls={calls} onClose={() => setGrave(undefined)} onDone={() => (setGrave(undefined), reload())} />
      )}
    </Card>
  )
}

type Acts = { may: ReadonlySet<string>; onWrite(written: Written): void; onGrave(grave: Grave, setup: Setup): void }

function useColumns({ may, onWrite, onGrave }: Acts): Column<Setup>[] {
  const { text, dateInTable, number } = useLanguage()
  const act = (word: Bilingual, onClick: () => void) => (
    <Button key={word.en} look="quiet" isSmall className="px-2" onClick={onClick}>
      {text(word)}
    </Button>
  )
  return [
    { id: 'title', header: text(words.name), cell: ({ title, titleBng }) => <strong>{text({ bn: titleBng, en: title })}</strong> },
    { id: 'state', header: text(words.state), cell: ({ state }) => <SetupState state={state} /> },
    {
      id: 'time',
      header: text(words.time),
      cell: ({ opensOn, closesOn }) => (
        <span className="md:whitespace-nowrap">{text(words.fromTo, { from: dateInTable(opensOn), to: dateInTable(closesOn) })}</span>
      ),
    },
    { id: 'applications', header: text(words.applications), isNumeric: true, cell: ({ applications }) => number(applications) },
    {
      id: 'actions',
      header: text(words.actions),
      cell: (setup) => {
        const isDraft = setup.state === 'DRAFT'
        const isExtendable = !isDraft && setup.meritList === null
        const isUntouched = !isDraft && setup.applications === 0 && setup.meritList === null
        return (
          <div className="-my-1.5 flex flex-wrap">
            {act(isDraft && may.has('edit') ? words.edit : words.see, () => onWrite({ initial: setup.circular, setup }))}
            {may.has('create') && act(words.copy, () => onWrite({ initial: nextCircular(setup.circular) }))}
            {isDraft && may.has('publish') && act(words.publish, () => onGrave('publish', setup))}
            {isExtendable && may.has('publish') && act(words.extend, () => onGrave('extend', setup))}
            {isUntouched && may.has('publish') && act(words.unpublish, () => onGrave('unpublish', setup))}
            {isDraft && may.has('edit') && act(words.remove, () => onGrave('remove', setup))}
          </div>
        )
      },
    },
  ]
}
