import { useState } from 'react'
import { validateOffice, normalizeOffice, type OfficeInput } from '@wewb/domain/administration/office-input'
import { updateOffice, createOffice } from '@wewb/domain/administration/administration-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import { officeTypeNames, officeTypes, jurisdictionListOf, type OfficeType } from '@wewb/domain/reference/office-types'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { BilingualNameInput } from '#administration/settings/bilingual-name-input.tsx'
import { SettingsEditConflict } from '#administration/settings/settings-edit-conflict.tsx'
import { useSaveForm } from '#administration/settings/use-save-form.ts'
import { settingsMessages as shared } from '#administration/settings/messages.ts'
import { JurisdictionsInput } from './jurisdictions-input.tsx'
import type { Office } from './use-offices.ts'
import { officeMessages } from './messages.ts'

type Typed = Omit<OfficeInput, 'type'> & { type: OfficeType | '' }
type Props = { office: Office | undefined; onClose(): void }

const typedOf = (office: Office | undefined): Typed =>
  office
    ? {
        code: office.code,
        type: office.type,
        name: office.name,
        nameBng: office.nameBng,
        places: office.places.map(({ code }) => code),
      }
    : { code: '', type: '', name: '', nameBng: '', places: [] }

/** Creates or edits an office. */
export function OfficeEditor({ office, onClose }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(() => typedOf(office))
  const { problems, isBusy, isStale, save } = useSaveForm({
    type: officeMessages.type,
    code: officeMessages.code,
    name: shared.name,
    nameBng: shared.nameBng,
    places: officeMessages.places,
  })
  const type = (field: keyof Typed, values: Partial<Typed>) => {
    problems.clearErrorsAt(field)
    setTyped((before) => ({ ...before, ...values }))
  }
  const submit = () => {
    const chosen = typed.type
    const missing: Issue[] = chosen === '' ? [issue('type', 'required')] : []
    const body = normalizeOffice({ ...typed, type: chosen || 'HQ' })
    const send = () =>
      office
        ? sendRequest(updateOffice, {
            params: { officeId: office.officeId },
            body: { ...body, revision: office.revision },
            isOfflineTolerant: true,
          })
        : sendRequest(createOffice, { body, isOfflineTolerant: true })
    save([...missing, ...validateOffice(body)], send, onClose)
  }
  const source = typed.type === '' ? undefined : jurisdictionListOf[typed.type]
  return (
    <Modal isOpen size="lg" onClose={onClose} title={text(office ? officeMessages.editTitle : officeMessages.addTitle)}>
      <Form problems={problems} onSubmit={submit} afterAlert={isStale && <SettingsEditConflict onReload={onClose} />}>
        <Select
          id="type"
          label={text(officeMessages.type)}
          value={typed.type}
          error={problems.errorOf('type')}
          // The jurisdictions of one office type do not apply to another.
          onChange={(value) => type('type', { type: value as Typed['type'], places: [] })}
          options={officeTypes.map((value) => ({ value, label: text(officeTypeNames[value]) }))}
        />
        <BilingualNameInput
          typed={typed}
          problems={problems}
          onChange={(field, value) => type(field, { [field]: value })}
        />
        <TextInput
          id="code"
          label={text(officeMessages.code)}
          hint={text(officeMessages.codeHint)}
          width="medium"
          lang="en"
          autoComplete="off"
          value={typed.code}
          error={problems.errorOf('code')}
          onChange={(code) => type('code', { code })}
        />
        {source && (
          <JurisdictionsInput
            source={source}
            jurisdictions={typed.places}
            error={problems.errorOf('places')}
            onChange={(places) => type('places', { places })}
          />
        )}
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(shared.save)}
        </Button>
      </Form>
    </Modal>
  )
}
