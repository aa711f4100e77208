import { useState } from 'react'
import { issue } from '../../../../domain/src/fields/issue.ts'
import type { ReportScreen } from '../../../../domain/src/reports/report.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import type { Asked } from './asked.ts'
import { useSaved } from './use-saved.ts'
import { savedWords as words } from './words.ts'

type Props = { screen: ReportScreen; asked: Asked; onClose(): void }

/** The choices under a name. The same name again replaces what was kept under it. */
export function SaveFilter({ screen, asked, onClose }: Props) {
  const { text } = useLanguage()
  const { save } = useSaved(screen)
  const [name, setName] = useState('')
  const [isDefault, setIsDefault] = useState(false)
  const problems = useProblems({ name: words.name })
  const { isBusy, run } = useBusy()
  const keep = () => {
    if (problems.refuse(name.trim() ? [] : [issue('name', 'required')])) return
    void run(async () => {
      try {
        await save({ code: asked.code, name: name.trim(), query: asked.narrowing, defaultYn: isDefault ? 'Y' : 'N' })
        toast({ kind: 'success', text: text(words.saved, { name: name.trim() }) })
        onClose()
      } catch (problem) {
        problems.failed(problem)
      }
    })
  }
  return (
    <Modal isOpen size="lg" onClose={onClose} title={text(words.saveTitle)}>
      <Form problems={problems} onSubmit={keep}>
        <TextInput
          id="name"
          label={text(words.name)}
          hint={text(words.nameHint)}
          error={problems.errorOf('name')}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(typed) => {
            problems.settle('name')
            setName(typed)
          }}
        />
        <Checkbox id="asDefault" label={text(words.asDefault)} isChecked={isDefault} onChange={setIsDefault} />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(words.save)}
        </Button>
      </Form>
    </Modal>
  )
}
