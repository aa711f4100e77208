import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { DateInput } from '#components/inputs/date-input.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { useDraft } from '#services/programmes/draft/draft-store.ts'
import { BilingualTextInput } from '#services/programmes/form/bilingual-text-input.tsx'
import { OptionalNumberInput } from '#services/programmes/form/optional-number-input.tsx'
import { useFocusFromHash } from '#services/programmes/form/use-focus-from-hash.ts'
import { AmountInput } from './amount-input.tsx'
import { ColumnSettings } from './column-settings.tsx'
import { DeskSettings } from './desk-settings.tsx'
import { MessageSettings } from './message-settings.tsx'
import { RuleSettings } from './rule-settings.tsx'
import { programmeSettingsMessages } from './settings-messages.ts'
import { useSettingState } from './use-setting-state.ts'

/** Settings besides the questions: period, amounts, eligibility, desks and messages. */
export function SettingsTab() {
  const text = useText()
  const draft = useDraft()
  useFocusFromHash()
  return (
    <fieldset disabled={!draft.isEditable} className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <About />
        <Card title={text(programmeSettingsMessages.desks)}>
          <DeskSettings />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Time />
        <Card title={text(programmeSettingsMessages.columns)}>
          <ColumnSettings />
        </Card>
      </div>
      <Card title={text(programmeSettingsMessages.rules)} className="lg:col-span-2">
        <RuleSettings />
      </Card>
      <Card title={text(programmeSettingsMessages.messages)} className="lg:col-span-2">
        <MessageSettings />
      </Card>
    </fieldset>
  )
}

function About() {
  const text = useText()
  const [title, setTitle] = useSettingState('title')
  const [details, setDetails] = useSettingState('details')
  const [printHeading, setPrintHeading] = useSettingState('printHeading')
  const [isPublic, setIsPublic] = useSettingState('isPublic')
  return (
    <Card title={text(programmeSettingsMessages.about)}>
      <div className="flex flex-col gap-4">
        <BilingualTextInput id="title" label={programmeSettingsMessages.title} value={title} onChange={setTitle} />
        <BilingualTextInput
          id="details"
          label={programmeSettingsMessages.details}
          hint={programmeSettingsMessages.detailsHint}
          isLong
          isOptional
          value={details}
          onChange={setDetails}
        />
        <BilingualTextInput
          id="printHeading"
          label={programmeSettingsMessages.print}
          hint={programmeSettingsMessages.printHint}
          isOptional
          value={printHeading}
          onChange={setPrintHeading}
        />
        <Checkbox
          id="isPublic"
          label={text(programmeSettingsMessages.isPublic)}
          isChecked={isPublic}
          onChange={setIsPublic}
        />
      </div>
    </Card>
  )
}

const audiences = ['applicants', 'members', 'staff'] as const

function Time() {
  const text = useText()
  const [opensOn, setOpensOn] = useSettingState('opensOn')
  const [closesOn, setClosesOn] = useSettingState('closesOn')
  const [maxAmount, setMaxAmount] = useSettingState('maxAmount')
  const [budget, setBudget] = useSettingState('budget')
  const [seats, setSeats] = useSettingState('seats')
  const [opensTo, setOpensTo] = useSettingState('opensTo')
  const [onePerPerson, setOnePerPerson] = useSettingState('onePerPerson')
  const none = text(programmeSettingsMessages.blankIsNone)
  return (
    <Card title={text(programmeSettingsMessages.window)}>
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{text(programmeSettingsMessages.windowHint)}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <DateInput
            id="opensOn"
            label={text(programmeSettingsMessages.opensOn)}
            isOptional="unmarked"
            value={opensOn}
            onChange={setOpensOn}
          />
          <DateInput
            id="closesOn"
            label={text(programmeSettingsMessages.closesOn)}
            isOptional="unmarked"
            value={closesOn}
            onChange={setClosesOn}
          />
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4">
          <AmountInput
            id="maxAmount"
            label={text(programmeSettingsMessages.maxAmount)}
            hint={none}
            value={maxAmount}
            onChange={setMaxAmount}
          />
          <AmountInput
            id="budget"
            label={text(programmeSettingsMessages.budget)}
            hint={none}
            value={budget}
            onChange={setBudget}
          />
          <OptionalNumberInput
            id="seats"
            label={text(programmeSettingsMessages.seats)}
            hint={none}
            value={seats || undefined}
            onChange={(value) => setSeats(Math.min(value ?? 0, 1_000_000))}
          />
        </div>
        <div className="flex flex-col gap-3 border-t border-line pt-4">
          <RadioGroup
            id="opensTo"
            label={text(programmeSettingsMessages.who)}
            value={opensTo}
            onChange={setOpensTo}
            choices={audiences.map((value) => ({ value, label: text(programmeSettingsMessages[value]) }))}
          />
          <Checkbox
            id="onePerPerson"
            label={text(programmeSettingsMessages.onePerPerson)}
            isChecked={onePerPerson}
            onChange={setOnePerPerson}
          />
        </div>
      </div>
    </Card>
  )
}
