import { ArrowLeft } from 'lucide-react'
import { getScreen } from '@wewb/domain/access/screens'
import { useText } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { useFindPublicProgramme } from './use-programmes.ts'
import { grantMessages } from './messages.ts'

/** Links above the page of a programme: to the list, and to its public page. */
export function ProgrammeLinks({ service }: { service: string }) {
  const text = useText()
  const programme = useFindPublicProgramme()(service)
  return (
    <p className="-mb-3 flex flex-wrap items-center gap-x-6">
      <TextLink
        to={getScreen('online-gms-program').path}
        className="inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <ArrowLeft aria-hidden size={20} />
        {text(grantMessages.allProgrammes)}
      </TextLink>
      {programme && (
        <TextLink
          to={`${getScreen('gms').path}?program=${programme.programId}`}
          className="inline-flex min-h-11 items-center"
        >
          {text(grantMessages.readWhole)}
        </TextLink>
      )}
    </p>
  )
}
