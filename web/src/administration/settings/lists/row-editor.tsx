import { useState } from 'react'
import { addLookupRow, updateLookupRow } from '@wewb/domain/administration/lookup-list-contracts'
import { issue, type Issue } from '@wewb/domain/engine/fields/issue'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { codeFormats, singularNameOf, type CatalogueList } from '@wewb/domain/reference/list-catalogue'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { ComboBox } from '#components/inputs/combo-box.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { useInvalidateLists, useParentOptions, type ListRow } from './use-lists.ts'
import { listEditorMessages } from './messages.ts'

type Typed = {
  code: string
  name: string
  nameBng: string
  position: string
  activeYn: 'Y' | 'N'
  parents: readonly string[]
}
type Props = { list: CatalogueList; row: ListRow | undefined; onClose(): void }

/** Edits an entry: names, order, parents, and whether forms offer it. */
export function RowEditor({ list, row, onClose }: Props) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState(() => startWith(list, row))
  const problems = useProblems(labelsOf(list))
  const { isBusy, run } = useBusy()
  const forget = useInvalidateLists()
  const change = (id: string, values: Partial<Typed>) => {
    problems.clearErrorsAt(id)
    setTyped((before) => ({ ...before, ...values }))
  }
  const inputProps = (id: 'code' | 'name' | 'nameBng' | 'position') => ({
    id,
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => change(id, { [id]: value }),
  })
  const save = () => {
    if (problems.showIssues(validate(list, row, typed))) return undefined
    return void run(async () => {
      try {
        const { message } = await send(list, row, typed)
        await forget()
        toast({ kind: 'success', text: message })
        onClose()
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  }
  const title = row
    ? text(listEditorMessages.changeIn, { name: text({ bn: row.nameBng, en: row.name }) })
    : text(listEditorMessages.addTo, { list: text(list.title) })
  return (
    <Modal isOpen size="lg" onClose={onClose} title={title}>
      <Form problems={problems} onSubmit={save}>
        {list.within.map((parent, index) => (
          <ParentInput
            key={parent}
            parent={parent}
            id={`parents.${index}`}
            value={typed.parents[index] ?? ''}
            error={problems.errorOf(`parents.${index}`)}
            onChange={(value) =>
              change(`parents.${index}`, {
                parents: list.within.map((_, place) => (place === index ? value : (typed.parents[place] ?? ''))),
              })
            }
          />
        ))}
        {list.isBanglaOptional ? (
          <TextInput
            {...inputProps('nameBng')}
            label={text(listEditorMessages.nameBng)}
            lang="bn"
            isOptional
            hint={text(listEditorMessages.nameBngHint)}
          />
        ) : (
          <TextInput {...inputProps('nameBng')} label={text(listEditorMessages.nameBng)} lang="bn" />
        )}
        <TextInput {...inputProps('name')} label={text(listEditorMessages.name)} lang="en" />
        {!row && <CodeInput {...inputProps('code')} list={list} />}
        <TextInput
          {...inputProps('position')}
          label={text(listEditorMessages.order)}
          hint={text(listEditorMessages.orderHint)}
          width="short"
          inputMode="numeric"
          isOptional
        />
        {row && (
          <div>
            <Checkbox
              id="activeYn"
              label={text(listEditorMessages.offered)}
              isChecked={typed.activeYn === 'Y'}
              onChange={(is) => change('activeYn', { activeYn: is ? 'Y' : 'N' })}
            />
            <p className="text-sm text-muted">{text(listEditorMessages.offeredText)}</p>
          </div>
        )}
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(listEditorMessages.save)}
        </Button>
      </Form>
    </Modal>
  )
}

const startWith = ({ within }: CatalogueList, row: ListRow | undefined): Typed => ({
  code: '',
  name: row?.name ?? '',
  nameBng: row?.nameBng ?? '',
  position: row?.position === undefined || row.position === null ? '' : String(row.position),
  activeYn: row?.activeYn ?? 'Y',
  parents: within.map((_, index) => row?.parents[index]?.code ?? ''),
})

const labelsOf = ({ within }: CatalogueList): Record<string, Bilingual> => ({
  code: listEditorMessages.code,
  name: listEditorMessages.name,
  nameBng: listEditorMessages.nameBng,
  position: listEditorMessages.order,
  ...Object.fromEntries(within.flatMap((parent, index) => [[`parents.${index}`, singularNameOf(parent)]])),
})

function validate(list: CatalogueList, row: ListRow | undefined, typed: Typed): Issue[] {
  const missing = (path: string, value: string, isNeeded: boolean) =>
    isNeeded && !value.trim() ? [issue(path, 'required')] : []
  return [
    ...typed.parents.flatMap((parent, index) => missing(`parents.${index}`, parent, true)),
    ...missing('nameBng', typed.nameBng, !list.isBanglaOptional),
    ...missing('name', typed.name, true),
    ...missing('code', typed.code, !row && codeFormats[list.code].isExternal),
    ...(readOrder(typed.position) === undefined
      ? [{ path: 'position', code: 'rule' as const, message: listEditorMessages.orderWrong }]
      : []),
  ]
}

/** Null when empty; undefined when it is not an integer. */
function readOrder(typed: string): number | null | undefined {
  const digits = toAsciiDigits(typed).trim()
  if (!digits) return null
  return /^-?[0-9]{1,7}$/.test(digits) ? Number(digits) : undefined
}

function send(
  list: CatalogueList,
  row: ListRow | undefined,
  { code, name, nameBng, position, activeYn, parents }: Typed,
) {
  const written = { name, nameBng, parents: [...parents], position: readOrder(position) ?? null }
  if (row) {
    return sendRequest(updateLookupRow, {
      params: { list: list.name, code: row.code },
      body: { ...written, activeYn, revision: row.revision },
    })
  }
  return sendRequest(addLookupRow, {
    params: { list: list.name },
    body: { ...written, ...(code.trim() && { code: code.trim() }) },
  })
}

type InputProps = { id: string; value: string; error: string | undefined; onChange(value: string): void }

function ParentInput({ parent, ...inputProps }: InputProps & { parent: string }) {
  const { text } = useLanguage()
  const options = useParentOptions(parent)
  return <ComboBox key={options.length} {...inputProps} label={text(singularNameOf(parent))} options={options} />
}

function CodeInput({ list, ...inputProps }: InputProps & { list: CatalogueList }) {
  const { text } = useLanguage()
  const { isExternal, otherwise } = codeFormats[list.code]
  return isExternal ? (
    <TextInput
      {...inputProps}
      label={text(listEditorMessages.code)}
      hint={`${text(otherwise)} ${text(listEditorMessages.codeGiven)}`}
      width="medium"
      autoComplete="off"
    />
  ) : (
    <TextInput
      {...inputProps}
      label={text(listEditorMessages.code)}
      hint={text(listEditorMessages.codeHint)}
      width="medium"
      autoComplete="off"
      isOptional
    />
  )
}
