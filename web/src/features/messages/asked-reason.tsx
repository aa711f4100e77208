import { useState } from 'react'
import { reasonLimits } from '../../../../domain/src/contracts/messages.ts'
import { issue } from '../../../../domain/src/fields/issue.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { useText } from '../../i18n/language.tsx'
import { AskedOnceMore, type Problems } from '../../ui/asked-once-more.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { words } from './words.ts'

type Props = {
  title: Bilingual
  follows: Bilingual
  yes: Bilingual
  look?: 'danger' | 'primary'
  /** Does it with this reason, and answers with the sentence that says so. */
  act(reason: string): Promise<string>
  onClose(): void
}

/** Asked once more, with a reason that stays in the audit. */
export function AskedReason({ title, follows, yes, look = 'danger', act, onClose }: Props) {
  const text = useText()
  const [reason, setReason] = useState('')
  const actWithReason = async (problems: Problems) => {
    const { length } = reason.trim()
    if (problems.refuse(length < reasonLimits.shortest ? [issue('reason', 'too-short', reasonLimits.shortest)] : [])) return undefined
    const said = await act(reason)
    onClose()
    return said
  }
  return (
    <AskedOnceMore title={text(title)} yes={text(yes)} look={look} act={actWithReason} onCancel={onClose} fields={{ reason: words.reason }}>
      {(problems) => (
        <>
          <p>{text(follows)}</p>
          <TextArea
            id="reason"
            label={text(words.reason)}
            hint={text(words.reasonHint)}
            rows={3}
            maxLength={reasonLimits.longest}
            error={problems.errorOf('reason')}
            value={reason}
            onChange={(value) => (problems.settle('reason'), setReason(value))}
          />
        </>
      )}
    </AskedOnceMore>
  )
}
