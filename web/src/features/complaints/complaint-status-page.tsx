import { lazy, Suspense, useState } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import type { AskedComplaint } from './asked-complaint.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { PublicFrame } from './public-frame.tsx'
import { StatusForm } from './status-form.tsx'
import type { ToldComplaint } from './told-complaint.tsx'
import { useSettingOn } from './use-setting-on.ts'
import { words } from './words.ts'

/** Nobody needs the answer before having asked. */
const ToldComplaintView = lazy(async () => ({ default: (await import('./told-complaint.tsx')).ToldComplaintView }))

/** Where is my complaint? For whoever holds the ticket and the mobile it was made with. */
export function ComplaintStatusPage() {
  const [seen, setSeen] = useState<{ told: ToldComplaint; asked: AskedComplaint }>()
  return (
    <PublicFrame
      title={getScreen('complaint-status').title}
      intro={words.statusIntro}
      isOpen={useSettingOn('ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK')}
      closed={words.statusClosed}
      closedText={words.statusClosedText}
    >
      {seen ? (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          {/* An answer changes the state: the page is read from its top again. */}
          <ToldComplaintView
            key={`${seen.told.state} ${seen.told.satisfaction}`}
            {...seen}
            onTold={(told) => setSeen({ ...seen, told })}
            onBack={() => setSeen(undefined)}
          />
        </Suspense>
      ) : (
        <StatusForm onAnswer={(told, asked) => setSeen({ told, asked })} />
      )}
    </PublicFrame>
  )
}
