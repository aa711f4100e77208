import type { AskedStatus } from '../../../../domain/src/contracts/asked-status.ts'
import { useText } from '../../i18n/language.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { useProblems } from '../../ui/use-problems.ts'
import type { StatusModule } from './use-asked.ts'
import { words } from './words.ts'

type Props = {
  modules: readonly StatusModule[]
  asked: AskedStatus
  onChange(change: Partial<AskedStatus>): void
  problems: ReturnType<typeof useProblems>
}

/** Which application is meant: the same three questions for the public and for staff. */
export function StatusFields({ modules, asked, onChange, problems }: Props) {
  const text = useText()
  const set = (change: Partial<AskedStatus>) => {
    problems.settle(...Object.keys(change))
    onChange(change)
  }
  return (
    <>
      <Select
        id="moduleCode"
        label={text(words.moduleCode)}
        options={modules.map(({ moduleCode, moduleName, moduleNameBng }) => ({
          value: moduleCode,
          label: text({ bn: moduleNameBng, en: moduleName }),
        }))}
        value={asked.moduleCode}
        onChange={(moduleCode) => set({ moduleCode })}
        error={problems.errorOf('moduleCode')}
      />
      <TextInput
        id="applicationNo"
        label={text(words.applicationNo)}
        hint={text(words.applicationNoHint)}
        autoComplete="off"
        width="medium"
        value={asked.applicationNo}
        onChange={(applicationNo) => set({ applicationNo })}
        error={problems.errorOf('applicationNo')}
      />
      <TextInput
        id="mobile"
        label={text(words.mobile)}
        hint={text(words.mobileHint)}
        script="phone"
        autoComplete="tel"
        width="medium"
        value={asked.mobile}
        onChange={(mobile) => set({ mobile })}
        error={problems.errorOf('mobile')}
      />
    </>
  )
}
