import { SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { ApplicationCard } from './application-card.tsx'
import { MembershipList } from './membership-list.tsx'
import { PastPhoneCalls } from './past-phone-calls.tsx'
import { focusSearchInput } from './search-input-focus.ts'
import type { CallerSearchResponse } from './use-caller.ts'
import { callCentreMessages } from './messages.ts'

export const isEmptyResult = ({ files, memberships }: CallerSearchResponse) =>
  files.length === 0 && memberships.length === 0

type Props = { response: CallerSearchResponse; onLog(applicationNo: string): void }

/** Lists everything about the caller, applications first. */
export function CallerResults({ response, onLog }: Props) {
  const { text } = useLanguage()
  const { files, memberships, calls, moreYn } = response
  const heading = useRef<HTMLHeadingElement>(null)
  const isNothing = isEmptyResult(response)
  // With results the focus moves to their heading; without, the next number can be typed at once.
  useEffect(() => {
    if (isNothing) focusSearchInput()
    else heading.current?.focus()
  }, [isNothing])
  const isOfFile = (applicationNo: string | null) => files.some((file) => file.applicationNo === applicationNo)
  const others = calls.filter(({ applicationNo }) => !isOfFile(applicationNo))
  return (
    <>
      {isNothing ? (
        <Card>
          <EmptyState icon={<SearchX aria-hidden size={28} />} title={text(callCentreMessages.nothing)}>
            {text(callCentreMessages.nothingText)}
          </EmptyState>
        </Card>
      ) : (
        <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
          {files.length === 0 && text(callCentreMessages.foundNoFile)}
          {files.length === 1 && text(callCentreMessages.foundOne)}
          {files.length > 1 && text(callCentreMessages.foundMany, { n: files.length })}
          {moreYn === 'Y' && (
            <span className="block text-sm font-normal text-muted">
              {text(callCentreMessages.more, { n: files.length })}
            </span>
          )}
        </h2>
      )}
      {memberships.length > 0 && <MembershipList memberships={memberships} />}
      {files.map((file) => (
        <ApplicationCard
          key={file.applicationNo}
          application={file}
          phoneCalls={calls.filter(({ applicationNo }) => applicationNo === file.applicationNo)}
          isOnly={files.length === 1}
          onLog={files.length > 1 && file.applicationStatus !== 'DRAFT' ? () => onLog(file.applicationNo) : undefined}
        />
      ))}
      {others.length > 0 && (
        <Card title={text(callCentreMessages.callsFromPhone)}>
          <PastPhoneCalls phoneCalls={others} />
        </Card>
      )}
    </>
  )
}
