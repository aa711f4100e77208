import type { Board } from '../board.ts'
import { accounts } from './accounts.ts'
import { administrator } from './administrator.ts'
import { airportOfficer } from './airport-officer.ts'
import { assistantDirector } from './assistant-director.ts'
import { auditor } from './auditor.ts'
import { callCentre } from './call-centre.ts'
import { contentEditor } from './content-editor.ts'
import { director } from './director.ts'
import { districtOfficer } from './district-officer.ts'
import { missionOfficer } from './mission-officer.ts'
import { sectionOfficer } from './section-officer.ts'

/** Who has several roles sees their boards joined, the first of these first. */
export const boards: readonly Board[] = [
  director, assistantDirector, sectionOfficer, districtOfficer, missionOfficer, airportOfficer, accounts, callCentre, contentEditor, administrator, auditor,
] // prettier-ignore
