import { ComboBox } from '../ui/combo-box.tsx'
import { DateInput } from '../ui/date-input.tsx'
import { bring } from '../ui/use-later.ts'
import { loadCalendar, loadSearchList } from './later-inputs.tsx'

/** Nearly every application asks for a day and a district: a page of applying brings both boxes with it. */
export function bringInputs() {
  bring(loadCalendar, DateInput)
  bring(loadSearchList, ComboBox)
}
