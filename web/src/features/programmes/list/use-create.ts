import { useQueryClient } from '@tanstack/react-query'
import { createProgramme } from '../../../../../domain/src/contracts/programmes.ts'
import type { Bilingual } from '../../../../../domain/src/language/bilingual.ts'
import { call } from '../../../api-client/call.ts'
import { useText } from '../../../i18n/language.tsx'
import { useNavigate } from '../../../router/router.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useBusy } from '../../../ui/use-busy.ts'
import { problemMessage } from '../../../ui/use-problems.ts'
import { addressOf } from '../use-place.ts'

type Wanted = { programTitle?: string; programTitleBng?: string; copyOf?: number; imported?: Record<string, unknown> }

/** A programme more: empty, a copy, or from a file; then its editor opens. */
export function useCreate() {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isBusy, run } = useBusy()
  const create = (body: Wanted, done?: Bilingual) =>
    void run(async () => {
      try {
        const { data } = await call(createProgramme, { body, isPatient: true })
        client.setQueryData(['programme', data.programId, undefined], data)
        void client.invalidateQueries({ queryKey: ['programmes'] })
        if (done) toast({ kind: 'success', text: text(done) })
        navigate(addressOf({ program: String(data.programId), version: undefined, tab: 'form', at: undefined }))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return { isBusy, create }
}
