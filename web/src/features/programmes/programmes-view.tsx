import { useState } from 'react'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ProgrammeList } from './list/programme-list.tsx'
import { ProgrammeEditor } from './programme-editor.tsx'
import { usePlace } from './use-place.ts'
import { useProgrammeAnswer, type ProgrammeAnswer } from './use-programme.ts'

/** The builder: all programmes, or one of them. */
export function ProgrammesView() {
  const { program, version } = usePlace()
  if (program === undefined) return <ProgrammeList />
  return (
    <OneProgramme key={`${program} ${version}`} programId={Number(program)} version={version === undefined ? undefined : Number(version)} />
  )
}

function OneProgramme({ programId, version }: { programId: number; version: number | undefined }) {
  const { query, replace } = useProgrammeAnswer(programId, version)
  // A newer programme from the server is another draft: the editor begins anew with it.
  const [round, setRound] = useState(0)
  const change = (answer: ProgrammeAnswer) => {
    replace(answer)
    setRound(round + 1)
  }
  const reload = () => void query.refetch().then(() => setRound((before) => before + 1))
  if (query.isPending) return <SkeletonLines lines={8} />
  if (query.error) return <LoadFailed problem={query.error} onRetry={() => void query.refetch()} />
  return <ProgrammeEditor key={round} answer={query.data} onChanged={change} onReload={reload} />
}
