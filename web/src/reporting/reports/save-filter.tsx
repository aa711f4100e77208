import { useState } from 'react'
import { issue } from '@wewb/domain/engine/fields/issue'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import type { ReportParams } from './report-params.ts'
import { useSavedFilterMutations } from './use-saved-filter-mutations.ts'
import { savedFilterMessages } from './messages.ts'

type Props = { screen: ReportScreen; params: ReportParams; onClose(): void }

/** Saves the filters under a name. An existing name is replaced. */
export function SaveFilter({ screen, params, onClose }: Props) {
  const { text } = useLanguage()
  const { save } = useSavedFilterMutations(screen)
  const [name, setName] = useState('')
  const [isDefault, setIsDefault] = useState(false)
  const problems = useProblems({ name: savedFilterMessages.name })
  const { isBusy, run } = useBusy()
  const store = () => {
    if (problems.showIssues(name.trim() ? [] : [issue('name', 'required')])) return
    void run(async () => {
      try {
        await save({ code: params.code, name: name.trim(), query: params.filters, defaultYn: isDefault ? 'Y' : 'N' })
        toast({ kind: 'success', text: text(savedFilterMessages.saved, { name: name.trim() }) })
        onClose()
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  }
  return (
    <Modal isOpen size="lg" onClose={onClose} title={text(savedFilterMessages.saveTitle)}>
      <Form problems={problems} onSubmit={store}>
        <TextInput
          id="name"
          label={text(savedFilterMessages.name)}
          hint={text(savedFilterMessages.nameHint)}
          error={problems.errorOf('name')}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(typed) => {
            problems.clearErrorsAt('name')
            setName(typed)
          }}
        />
        <Checkbox
          id="asDefault"
          label={text(savedFilterMessages.asDefault)}
          isChecked={isDefault}
          onChange={setIsDefault}
        />
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(savedFilterMessages.save)}
        </Button>
      </Form>
    </Modal>
  )
}
