import '#components/styles/app.css'
import { useText } from '#lib/i18n/language.tsx'
import { Card } from '#components/layout/card.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Buttons } from './ui-buttons.tsx'
import { Charts } from './ui-charts.tsx'
import { Feedback } from './ui-feedback.tsx'
import { FieldErrors } from './ui-field-errors.tsx'
import { Fields } from './ui-fields.tsx'
import { DemoApplication } from './ui-application.tsx'
import { DemoForm } from './ui-form.tsx'
import { Lists } from './ui-lists.tsx'
import { Overlays } from './ui-overlays.tsx'
import { demoUiMessages } from './ui-messages.ts'

const parts = [
  { title: demoUiMessages.buttons, Part: Buttons },
  { title: demoUiMessages.feedback, Part: Feedback },
  { title: demoUiMessages.fields, Part: Fields },
  { title: demoUiMessages.fieldErrors, Part: FieldErrors },
  { title: demoUiMessages.lists, Part: Lists },
  { title: demoUiMessages.charts, Part: Charts },
  { title: demoUiMessages.overlays, Part: Overlays },
  { title: demoUiMessages.form, Part: DemoForm },
  { title: demoUiMessages.file, Part: DemoApplication },
]

/** Demo of all components, for designers, translators and the accessibility test. */
export function DemoUiPage() {
  const text = useText()
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle intro={text(demoUiMessages.intro)}>{text(demoUiMessages.title)}</PageTitle>
      {parts.map(({ title, Part }) => (
        <Card key={title.en} title={text(title)}>
          <Part />
        </Card>
      ))}
    </div>
  )
}
