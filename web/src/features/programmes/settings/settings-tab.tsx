import { useText } from '../../../i18n/language.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateInput } from '../../../ui/date-input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useDraft } from '../draft/draft-store.ts'
import { BothTexts } from '../form/both-texts.tsx'
import { NumberBox } from '../form/number-box.tsx'
import { useFocusOnPlace } from '../form/use-focus-on-place.ts'
import { AmountBox } from './amount-box.tsx'
import { ColumnSettings } from './column-settings.tsx'
import { DeskSettings } from './desk-settings.tsx'
import { MessageSettings } from './message-settings.tsx'
import { RuleSettings } from './rule-settings.tsx'
import { words } from './settings-words.ts'
import { useSettingWriter } from './use-setting-writer.ts'

/** All that is not a question: when, for how much, for whom, through whose hands, in which words. */
export function SettingsTab() {
  const text = useText()
  const draft = useDraft()
  useFocusOnPlace()
  return (
    <fieldset disabled={!draft.isEditable} className="grid min-w-0 items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <About />
        <Card title={text(words.desks)}>
          <DeskSettings />
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Time />
        <Card title={text(words.columns)}>
          <ColumnSettings />
        </Card>
      </div>
      <Card title={text(words.rules)} className="lg:col-span-2">
        <RuleSettings />
      </Card>
      <Card title={text(words.messages)} className="lg:col-span-2">
        <MessageSettings />
      </Card>
    </fieldset>
  )
}

function About() {
  const text = useText()
  const [title, setTitle] = useSettingWriter('title')
  const [details, setDetails] = useSettingWriter('details')
  const [printHeading, setPrintHeading] = useSettingWriter('printHeading')
  const [isPublic, setIsPublic] = useSettingWriter('isPublic')
  return (
    <Card title={text(words.about)}>
      <div className="flex flex-col gap-4">
        <BothTexts id="title" label={words.title} value={title} onChange={setTitle} />
        <BothTexts id="details" label={words.details} hint={words.detailsHint} isLong isOptional value={details} onChange={setDetails} />
        <BothTexts
          id="printHeading"
          label={words.print}
          hint={words.printHint}
          isOptional
          value={printHeading}
          onChange={setPrintHeading}
        />
        <Checkbox id="isPublic" label={text(words.isPublic)} isChecked={isPublic} onChange={setIsPublic} />
      </div>
    </Card>
  )
}

const openness = ['applicants', 'members', 'staff'] as const

function Time() {
  const text = useText()
  const [opensOn, setOpensOn] = useSettingWriter('opensOn')
  const [closesOn, setClosesOn] = useSettingWriter('closesOn')
  const [maxAmount, setMaxAmount] = useSettingWriter('maxAmount')
  const [budget, setBudget] = useSettingWriter('budget')
  const [seats, setSeats] = useSettingWriter('seats')
  const [opensTo, setOpensTo] = useSettingWriter('opensTo')
  const [onePerPerson, setOnePerPerson] = useSettingWriter('onePerPerson')
  const none = text(words.blankIsNone)
  return (
    <Card title={text(words.window)}>
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{text(words.windowHint)}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <DateInput id="opensOn" label={text(words.opensOn)} isOptional="unmarked" value={opensOn} onChange={setOpensOn} />
          <DateInput id="closesOn" label={text(words.closesOn)} isOptional="unmarked" value={closesOn} onChange={setClosesOn} />
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4">
          <AmountBox id="maxAmount" label={text(words.maxAmount)} hint={none} value={maxAmount} onChange={setMaxAmount} />
          <AmountBox id="budget" label={text(words.budget)} hint={none} value={budget} onChange={setBudget} />
          <NumberBox
            id="seats"
            label={text(words.seats)}
            hint={none}
            value={seats || undefined}
            onChange={(value) => setSeats(Math.min(value ?? 0, 1_000_000))}
          />
        </div>
        <div className="flex flex-col gap-3 border-t border-line pt-4">
          <RadioGroup
            id="opensTo"
            label={text(words.who)}
            value={opensTo}
            onChange={setOpensTo}
            choices={openness.map((value) => ({ value, label: text(words[value]) }))}
          />
          <Checkbox id="onePerPerson" label={text(words.onePerPerson)} isChecked={onePerPerson} onChange={setOnePerPerson} />
        </div>
      </div>
    </Card>
  )
}
