import { useState } from 'react'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { ProgrammeList } from './list/programme-list.tsx'
import { ProgrammeEditor } from './programme-editor.tsx'
import { useEditorLocation } from './use-editor-location.ts'
import { useProgrammeQuery, type ProgrammeResponse } from './use-programme-query.ts'

/** The builder: the list of programmes, or one of them. */
export function ProgrammesView() {
  const { program, version } = useEditorLocation()
  if (program === undefined) return <ProgrammeList />
  return (
    <OneProgramme
      key={`${program} ${version}`}
      programId={Number(program)}
      version={version === undefined ? undefined : Number(version)}
    />
  )
}

function OneProgramme({ programId, version }: { programId: number; version: number | undefined }) {
  const { query, replace } = useProgrammeQuery(programId, version)
  // A newer programme from the server remounts the editor.
  const [round, setRound] = useState(0)
  const change = (answer: ProgrammeResponse) => {
    replace(answer)
    setRound(round + 1)
  }
  const reload = () => void query.refetch().then(() => setRound((before) => before + 1))
  if (query.isPending) return <SkeletonLines lines={8} />
  if (query.error) return <LoadFailed problem={query.error} onRetry={() => void query.refetch()} />
  return <ProgrammeEditor key={round} response={query.data} onChanged={change} onReload={reload} />
}
