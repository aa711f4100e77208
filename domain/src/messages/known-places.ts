import { templateNames } from '../definition/statuses.ts'
import { places, placesIn, type Place, type PlaceName } from './places.ts'
import { templates, type TemplateCode } from './templates.ts'

export type KnownPlace = Place & { name: PlaceName }

/** What every message about a file is given by who sends it, whether its first words used it or not. */
const ofEveryFile: readonly PlaceName[] = ['ref', 'service']

const tellsOfFile = (code: TemplateCode) => (templateNames as readonly string[]).includes(code) || code === 'RENEWAL_ASKED'

/** The places that the words of a message may use. Those of its first words which are needed there stay needed. */
export function placesOf(code: TemplateCode): KnownPlace[] {
  const used = placesIn(templates[code].text.bn) as PlaceName[]
  const more = tellsOfFile(code) ? ofEveryFile.filter((name) => !used.includes(name)) : []
  return [...used.map((name) => ({ name, ...places[name] })), ...more.map((name) => ({ ...optional(places[name]), name }))]
}

const optional = ({ label, example, longest }: Place): Place => ({ label, example, longest })
