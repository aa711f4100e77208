import { ArrowLeft } from 'lucide-react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useText } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { useSaidInPublic } from './use-programmes.ts'
import { words } from './words.ts'

/** Above the page of one programme: back to all of them, and to all that this one says of itself. */
export function ProgrammeLinks({ service }: { service: string }) {
  const text = useText()
  const said = useSaidInPublic()(service)
  return (
    <p className="-mb-3 flex flex-wrap items-center gap-x-6">
      <TextLink to={getScreen('online-gms-program').path} className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <ArrowLeft aria-hidden size={20} />
        {text(words.allProgrammes)}
      </TextLink>
      {said && (
        <TextLink to={`${getScreen('gms').path}?program=${said.programId}`} className="inline-flex min-h-11 items-center">
          {text(words.readWhole)}
        </TextLink>
      )}
    </p>
  )
}
