import '../../ui/whole.css'
import { useText } from '../../i18n/language.tsx'
import { Card } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Buttons } from './ui-buttons.tsx'
import { Charts } from './ui-charts.tsx'
import { Feedback } from './ui-feedback.tsx'
import { FieldErrors } from './ui-field-errors.tsx'
import { Fields } from './ui-fields.tsx'
import { DemoFile } from './ui-file.tsx'
import { DemoForm } from './ui-form.tsx'
import { Lists } from './ui-lists.tsx'
import { Overlays } from './ui-overlays.tsx'
import { words } from './ui-words.ts'

const parts = [
  { title: words.buttons, Part: Buttons },
  { title: words.feedback, Part: Feedback },
  { title: words.fields, Part: Fields },
  { title: words.fieldErrors, Part: FieldErrors },
  { title: words.lists, Part: Lists },
  { title: words.charts, Part: Charts },
  { title: words.overlays, Part: Overlays },
  { title: words.form, Part: DemoForm },
  { title: words.file, Part: DemoFile },
]

/** The kit, for designers, translators and the accessibility test. */
export function DemoUiPage() {
  const text = useText()
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle intro={text(words.intro)}>{text(words.title)}</PageTitle>
      {parts.map(({ title, Part }) => (
        <Card key={title.en} title={text(title)}>
          <Part />
        </Card>
      ))}
    </div>
  )
}
