import { useState } from 'react'
import { checkOffice, tidyOffice, type OfficeText } from '../../../../../domain/src/content/office.ts'
import { changeOffice, createOffice } from '../../../../../domain/src/contracts/administration.ts'
import { issue, type Issue } from '../../../../../domain/src/fields/issue.ts'
import { officeTypeNames, officeTypes, placesOf, type OfficeType } from '../../../../../domain/src/lookups/offices.ts'
import { call } from '../../../api-client/call.ts'
import { useText } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { BothNames } from '../both-names.tsx'
import { Reopen } from '../reopen.tsx'
import { useSaving } from '../use-keeping.ts'
import { words as shared } from '../words.ts'
import { PlacesInput } from './places-input.tsx'
import type { Office } from './use-offices.ts'
import { officeWords as words } from './words.ts'

type Typed = Omit<OfficeText, 'type'> & { type: OfficeType | '' }
type Props = { office: Office | undefined; onClose(): void }

const typedOf = (office: Office | undefined): Typed =>
  office
    ? { code: office.code, type: office.type, name: office.name, nameBng: office.nameBng, places: office.places.map(({ code }) => code) }
    : { code: '', type: '', name: '', nameBng: '', places: [] }

/** A new office, or what is said of one that is there. */
export function OfficeEditor({ office, onClose }: Props) {
  const text = useText()
  const [typed, setTyped] = useState(() => typedOf(office))
  const { problems, isBusy, isStale, save } = useSaving({
    type: words.type,
    code: words.code,
    name: shared.name,
    nameBng: shared.nameBng,
    places: words.places,
  })
  const type = (field: keyof Typed, values: Partial<Typed>) => {
    problems.settle(field)
    setTyped((before) => ({ ...before, ...values }))
  }
  const submit = () => {
    const chosen = typed.type
    const missing: Issue[] = chosen === '' ? [issue('type', 'required')] : []
    const body = tidyOffice({ ...typed, type: chosen || 'HQ' })
    const send = () =>
      office
        ? call(changeOffice, { params: { officeId: office.officeId }, body: { ...body, revision: office.revision }, isPatient: true })
        : call(createOffice, { body, isPatient: true })
    save([...missing, ...checkOffice(body)], send, onClose)
  }
  const source = typed.type === '' ? undefined : placesOf[typed.type]
  return (
    <Modal isOpen size="lg" onClose={onClose} title={text(office ? words.editTitle : words.addTitle)}>
      <Form problems={problems} onSubmit={submit} afterAlert={isStale && <Reopen onReopen={onClose} />}>
        <Select
          id="type"
          label={text(words.type)}
          value={typed.type}
          error={problems.errorOf('type')}
          // The places of one type are none of another.
          onChange={(value) => type('type', { type: value as Typed['type'], places: [] })}
          options={officeTypes.map((value) => ({ value, label: text(officeTypeNames[value]) }))}
        />
        <BothNames typed={typed} problems={problems} onType={(field, value) => type(field, { [field]: value })} />
        <TextInput
          id="code"
          label={text(words.code)}
          hint={text(words.codeHint)}
          width="medium"
          lang="en"
          autoComplete="off"
          value={typed.code}
          error={problems.errorOf('code')}
          onChange={(code) => type('code', { code })}
        />
        {source && (
          <PlacesInput
            source={source}
            places={typed.places}
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
