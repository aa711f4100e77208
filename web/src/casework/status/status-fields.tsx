import type { StatusQuery } from '@wewb/domain/casework/status-query'
import { useText } from '#lib/i18n/language.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { useProblems } from '#components/feedback/use-problems.ts'
import type { StatusModule } from './use-status-form.ts'
import { statusMessages } from './messages.ts'

type Props = {
  modules: readonly StatusModule[]
  request: StatusQuery
  onChange(change: Partial<StatusQuery>): void
  problems: ReturnType<typeof useProblems>
}

/** Identifies an application by three fields, for the public and for staff. */
export function StatusFields({ modules, request, onChange, problems }: Props) {
  const text = useText()
  const set = (change: Partial<StatusQuery>) => {
    problems.clearErrorsAt(...Object.keys(change))
    onChange(change)
  }
  return (
    <>
      <Select
        id="moduleCode"
        label={text(statusMessages.moduleCode)}
        options={modules.map(({ moduleCode, moduleName, moduleNameBng }) => ({
          value: moduleCode,
          label: text({ bn: moduleNameBng, en: moduleName }),
        }))}
        value={request.moduleCode}
        onChange={(moduleCode) => set({ moduleCode })}
        error={problems.errorOf('moduleCode')}
      />
      <TextInput
        id="applicationNo"
        label={text(statusMessages.applicationNo)}
        hint={text(statusMessages.applicationNoHint)}
        autoComplete="off"
        width="medium"
        value={request.applicationNo}
        onChange={(applicationNo) => set({ applicationNo })}
        error={problems.errorOf('applicationNo')}
      />
      <TextInput
        id="mobile"
        label={text(statusMessages.mobile)}
        hint={text(statusMessages.mobileHint)}
        script="phone"
        autoComplete="tel"
        width="medium"
        value={request.mobile}
        onChange={(mobile) => set({ mobile })}
        error={problems.errorOf('mobile')}
      />
    </>
  )
}
