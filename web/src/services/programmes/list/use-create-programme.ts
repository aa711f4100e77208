import { useQueryClient } from '@tanstack/react-query'
import { createProgramme } from '@wewb/domain/services/programme-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { problemMessage } from '#components/feedback/use-problems.ts'
import { editorUrl } from '#services/programmes/use-editor-location.ts'

type Wanted = { programTitle?: string; programTitleBng?: string; copyOf?: number; imported?: Record<string, unknown> }

/** Creates a programme, empty, as a copy or from a file, and opens the editor. */
export function useCreateProgramme() {
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isBusy, run } = useBusy()
  const create = (body: Wanted, done?: Bilingual) =>
    void run(async () => {
      try {
        const { data } = await sendRequest(createProgramme, { body, isOfflineTolerant: true })
        client.setQueryData(['programme', data.programId, undefined], data)
        void client.invalidateQueries({ queryKey: ['programmes'] })
        if (done) toast({ kind: 'success', text: text(done) })
        navigate(editorUrl({ program: String(data.programId), version: undefined, tab: 'form', at: undefined }))
      } catch (problem) {
        toast({ kind: 'error', text: text(problemMessage(problem)) })
      }
    })
  return { isBusy, create }
}
