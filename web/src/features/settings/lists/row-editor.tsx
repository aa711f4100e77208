import { useState } from 'react'
import { addLookupRow, changeLookupRow } from '../../../../../domain/src/contracts/lookup-lists.ts'
import { issue, type Issue } from '../../../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { toAsciiDigits } from '../../../../../domain/src/language/digits.ts'
import { codeShapes, nameOfOne, type CatalogueList } from '../../../../../domain/src/lookups/list-catalogue.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { Form } from '../../../ui/form.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { useProblems } from '../../../ui/use-problems.ts'
import { useForget, useParentOptions, type ListRow } from './use-lists.ts'
import { editorWords as words } from './words.ts'

type Typed = { code: string; name: string; nameBng: string; position: string; activeYn: 'Y' | 'N'; parents: readonly string[] }
type Props = { list: CatalogueList; row: ListRow | undefined; onClose(): void }

/** A new entry, or one that is there: its names, its order, what it belongs to, and whether the forms offer it. */
export function RowEditor({ list, row, onClose }: Props) {
  const { text } = useLanguage()
  const [typed, setTyped] = useState(() => startWith(list, row))
  const problems = useProblems(labelsOf(list))
  const { isBusy, run } = useBusy()
  const forget = useForget()
  const change = (id: string, values: Partial<Typed>) => {
    problems.settle(id)
    setTyped((before) => ({ ...before, ...values }))
  }
  const box = (id: 'code' | 'name' | 'nameBng' | 'position') => ({
    id,
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => change(id, { [id]: value }),
  })
  const save = () => {
    if (problems.refuse(judge(list, row, typed))) return undefined
    return void run(async () => {
      try {
        const { message } = await send(list, row, typed)
        await forget()
        toast({ kind: 'success', text: message })
        onClose()
      } catch (problem) {
        problems.failed(problem)
      }
    })
  }
  const title = row
    ? text(words.changeIn, { name: text({ bn: row.nameBng, en: row.name }) })
    : text(words.addTo, { list: text(list.title) })
  return (
    <Modal isOpen size="lg" onClose={onClose} title={title}>
      <Form problems={problems} onSubmit={save}>
        {list.within.map((parent, index) => (
          <ParentBox
            key={parent}
            parent={parent}
            id={`parents.${index}`}
            value={typed.parents[index] ?? ''}
            error={problems.errorOf(`parents.${index}`)}
            onChange={(value) => change(`parents.${index}`, { parents: list.within.map((_, place) => (place === index ? value : (typed.parents[place] ?? ''))) })}
          />
        ))}
        {list.isBanglaOptional ? (
          <TextInput {...box('nameBng')} label={text(words.nameBng)} lang="bn" isOptional hint={text(words.nameBngHint)} />
        ) : (
          <TextInput {...box('nameBng')} label={text(words.nameBng)} lang="bn" />
        )}
        <TextInput {...box('name')} label={text(words.name)} lang="en" />
        {!row && <CodeBox {...box('code')} list={list} />}
        <TextInput {...box('position')} label={text(words.order)} hint={text(words.orderHint)} width="short" inputMode="numeric" isOptional />
        {row && (
          <div>
            <Checkbox id="activeYn" label={text(words.offered)} isChecked={typed.activeYn === 'Y'} onChange={(is) => change('activeYn', { activeYn: is ? 'Y' : 'N' })} />
            <p className="text-sm text-muted">{text(words.offeredText)}</p>
          </div>
        )}
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(words.save)}
        </Button>
      </Form>
    </Modal>
  )
} // prettier-ignore

const startWith = ({ within }: CatalogueList, row: ListRow | undefined): Typed => ({
  code: '',
  name: row?.name ?? '',
  nameBng: row?.nameBng ?? '',
  position: row?.position === undefined || row.position === null ? '' : String(row.position),
  activeYn: row?.activeYn ?? 'Y',
  parents: within.map((_, index) => row?.parents[index]?.code ?? ''),
})

const labelsOf = ({ within }: CatalogueList): Record<string, Bilingual> => ({
  code: words.code,
  name: words.name,
  nameBng: words.nameBng,
  position: words.order,
  ...Object.fromEntries(within.flatMap((parent, index) => [[`parents.${index}`, nameOfOne(parent)]])),
})

function judge(list: CatalogueList, row: ListRow | undefined, typed: Typed): Issue[] {
  const missing = (path: string, value: string, isNeeded: boolean) => (isNeeded && !value.trim() ? [issue(path, 'required')] : [])
  return [
    ...typed.parents.flatMap((parent, index) => missing(`parents.${index}`, parent, true)),
    ...missing('nameBng', typed.nameBng, !list.isBanglaOptional),
    ...missing('name', typed.name, true),
    ...missing('code', typed.code, !row && codeShapes[list.code].isGiven),
    ...(readOrder(typed.position) === undefined ? [{ path: 'position', code: 'rule' as const, message: words.orderWrong }] : []),
  ]
}

/** Null for none; undefined when it is no whole number. */
function readOrder(typed: string): number | null | undefined {
  const digits = toAsciiDigits(typed).trim()
  if (!digits) return null
  return /^-?[0-9]{1,7}$/.test(digits) ? Number(digits) : undefined
}

function send(list: CatalogueList, row: ListRow | undefined, { code, name, nameBng, position, activeYn, parents }: Typed) {
  const written = { name, nameBng, parents: [...parents], position: readOrder(position) ?? null }
  if (row) {
    return call(changeLookupRow, { params: { list: list.name, code: row.code }, body: { ...written, activeYn, revision: row.revision } })
  }
  return call(addLookupRow, { params: { list: list.name }, body: { ...written, ...(code.trim() && { code: code.trim() }) } })
}

type BoxProps = { id: string; value: string; error: string | undefined; onChange(value: string): void }

function ParentBox({ parent, ...box }: BoxProps & { parent: string }) {
  const { text } = useLanguage()
  const options = useParentOptions(parent)
  return <ComboBox key={options.length} {...box} label={text(nameOfOne(parent))} options={options} />
}

function CodeBox({ list, ...box }: BoxProps & { list: CatalogueList }) {
  const { text } = useLanguage()
  const { isGiven, otherwise } = codeShapes[list.code]
  return isGiven ? (
    <TextInput {...box} label={text(words.code)} hint={`${text(otherwise)} ${text(words.codeGiven)}`} width="medium" autoComplete="off" />
  ) : (
    <TextInput {...box} label={text(words.code)} hint={text(words.codeHint)} width="medium" autoComplete="off" isOptional />
  )
}
