import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Condition } from '../../../../../domain/src/conditions/condition.ts'
import type { EligibilityRule } from '../../../../../domain/src/programmes/programme.ts'
import { useText } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useProgramme } from '../draft/draft-store.ts'
import { subjectsBefore } from '../draft/subjects.ts'
import { BothTexts } from '../form/both-texts.tsx'
import { ConditionBuilder } from '../form/condition-builder.tsx'
import { IconButton } from '../form/icon-button.tsx'
import { words } from './settings-words.ts'
import { useSettingWriter } from './use-setting-writer.ts'

const blank = { bn: '', en: '' }

/** Who may have it: each rule must hold, otherwise the applicant reads why not. A rule begins to be one with its condition. */
export function RuleSettings() {
  const text = useText()
  const subjects = subjectsBefore(useProgramme())
  const [rules, setRules] = useSettingWriter('rules')
  const [isAdding, setIsAdding] = useState(false)
  const write = (index: number, rule: EligibilityRule, place: string) => setRules(rules.with(index, rule), `${index} ${place}`)
  const begin = (must: Condition | undefined) => {
    if (!must) return
    setRules([...rules, { must, otherwise: blank }], 'add')
    setIsAdding(false)
  }
  if (subjects.length === 0 && rules.length === 0) return <p className="text-muted">{text(words.noQuestions)}</p>
  return (
    <div id="rules" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <p className="text-sm text-muted">{text(words.rulesHint)}</p>
      {rules.map((rule, index) => (
        <section key={index} className="grid gap-4 border-t border-line pt-4 lg:grid-cols-2">
          <div className="flex flex-col gap-2">
            <div className="flex items-center justify-between gap-2">
              <h3 className="font-semibold">{text(words.rule, { n: index + 1 })}</h3>
              <IconButton
                label={text(words.dropRule, { n: index + 1 })}
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
          <BothTexts
            id={`rules.${index}.otherwise`}
            label={words.otherwise}
            isLong
            value={rule.otherwise}
            onChange={(otherwise) => write(index, { ...rule, otherwise }, 'otherwise')}
          />
        </section>
      ))}
      {isAdding && (
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 font-semibold">{text(words.rule, { n: rules.length + 1 })}</h3>
          <ConditionBuilder id={`rules.${rules.length}.must`} condition={undefined} subjects={subjects} onChange={begin} />
        </section>
      )}
      {!isAdding && rules.length < 20 && (
        <Button look="secondary" isSmall className="self-start" icon={<Plus aria-hidden size={18} />} onClick={() => setIsAdding(true)}>
          {text(words.addRule)}
        </Button>
      )}
    </div>
  )
}
