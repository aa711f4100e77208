import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Condition } from '@wewb/domain/engine/conditions/condition'
import type { EligibilityRule } from '@wewb/domain/services/programmes/programme'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { useDraftProgramme } from '#services/programmes/draft/draft-store.ts'
import { conditionSubjectsBefore } from '#services/programmes/draft/condition-subjects.ts'
import { BilingualTextInput } from '#services/programmes/form/bilingual-text-input.tsx'
import { ConditionBuilder } from '#services/programmes/form/condition-builder.tsx'
import { IconButton } from '#services/programmes/form/icon-button.tsx'
import { programmeSettingsMessages } from './settings-messages.ts'
import { useSettingState } from './use-setting-state.ts'

const blank = { bn: '', en: '' }

/** Edits the eligibility rules: all must hold, otherwise the applicant sees the reason. A rule needs a condition. */
export function RuleSettings() {
  const text = useText()
  const subjects = conditionSubjectsBefore(useDraftProgramme())
  const [rules, setRules] = useSettingState('rules')
  const [isAdding, setIsAdding] = useState(false)
  const write = (index: number, rule: EligibilityRule, mergeKey: string) =>
    setRules(rules.with(index, rule), `${index} ${mergeKey}`)
  const begin = (must: Condition | undefined) => {
    if (!must) return
    setRules([...rules, { must, otherwise: blank }], 'add')
    setIsAdding(false)
  }
  if (subjects.length === 0 && rules.length === 0)
    return <p className="text-muted">{text(programmeSettingsMessages.noQuestions)}</p>
  return (
    <div id="rules" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <p className="text-sm text-muted">{text(programmeSettingsMessages.rulesHint)}</p>
      {rules.map((rule, index) => (
        <section key={index} className="grid gap-4 border-t border-line pt-4 lg:grid-cols-2">
          <div className="flex flex-col gap-2">
            <div className="flex items-center justify-between gap-2">
              <h3 className="font-semibold">{text(programmeSettingsMessages.rule, { n: index + 1 })}</h3>
              <IconButton
                label={text(programmeSettingsMessages.dropRule, { n: index + 1 })}
                icon={Trash2}
                onClick={() => setRules(rules.toSpliced(index, 1), 'drop')}
              />
            </div>
            <ConditionBuilder
              id={`rules.${index}.must`}
              condition={rule.must}
              subjects={subjects}
              onChange={(must) => must && write(index, { ...rule, must }, 'must')}
            />
          </div>
          <BilingualTextInput
            id={`rules.${index}.otherwise`}
            label={programmeSettingsMessages.otherwise}
            isLong
            value={rule.otherwise}
            onChange={(otherwise) => write(index, { ...rule, otherwise }, 'otherwise')}
          />
        </section>
      ))}
      {isAdding && (
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 font-semibold">{text(programmeSettingsMessages.rule, { n: rules.length + 1 })}</h3>
          <ConditionBuilder
            id={`rules.${rules.length}.must`}
            condition={undefined}
            subjects={subjects}
            onChange={begin}
          />
        </section>
      )}
      {!isAdding && rules.length < 20 && (
        <Button
          variant="secondary"
          isSmall
          className="self-start"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => setIsAdding(true)}
        >
          {text(programmeSettingsMessages.addRule)}
        </Button>
      )}
    </div>
  )
}
