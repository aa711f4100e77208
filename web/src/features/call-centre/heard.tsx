import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLanguage } from '../../i18n/language.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { FileCard } from './file-card.tsx'
import { MembershipLines } from './membership-lines.tsx'
import { PastCalls } from './past-calls.tsx'
import { goToSearchBox } from './search-box-focus.ts'
import type { CallersAnswer } from './use-caller.ts'
import { words } from './words.ts'

export const hasNothing = ({ files, memberships }: CallersAnswer) => files.length === 0 && memberships.length === 0

type Props = { answer: CallersAnswer; onLog(applicationNo: string): void }

/** All that is known of the caller, files first. */
export function Heard({ answer, onLog }: Props) {
  const { text } = useLanguage()
  const { files, memberships, calls, moreYn } = answer
  const heading = useRef<HTMLHeadingElement>(null)
  const isNothing = hasNothing(answer)
  // Where something was found it is read; where nothing was, the next number is typed at once.
  useEffect(() => {
    if (isNothing) goToSearchBox()
    else heading.current?.focus()
  }, [isNothing])
  const isOfFile = (applicationNo: string | null) => files.some((file) => file.applicationNo === applicationNo)
  const others = calls.filter(({ applicationNo }) => !isOfFile(applicationNo))
  return (
    <>
      {isNothing ? (
        <Card>
          <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(words.nothing)}>
            {text(words.nothingText)}
          </EmptyState>
        </Card>
      ) : (
        <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
          {files.length === 0 && text(words.foundNoFile)}
          {files.length === 1 && text(words.foundOne)}
          {files.length > 1 && text(words.foundMany, { n: files.length })}
          {moreYn === 'Y' && <span className="block text-sm font-normal text-muted">{text(words.more, { n: files.length })}</span>}
        </h2>
      )}
      {memberships.length > 0 && <MembershipLines memberships={memberships} />}
      {files.map((file) => (
        <FileCard
          key={file.applicationNo}
          file={file}
          calls={calls.filter(({ applicationNo }) => applicationNo === file.applicationNo)}
          isOnly={files.length === 1}
          onLog={files.length > 1 && file.applicationStatus !== 'DRAFT' ? () => onLog(file.applicationNo) : undefined}
        />
      ))}
      {others.length > 0 && (
        <Card title={text(words.callsFromPhone)}>
          <PastCalls calls={others} />
        </Card>
      )}
    </>
  )
}
