import { lazy, Suspense, useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import type { ComplaintLookup } from './complaint-lookup.ts'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { PublicComplaintLayout } from './public-complaint-layout.tsx'
import { StatusForm } from './status-form.tsx'
import type { PublicComplaint } from './complaint-status-view.tsx'
import { useIsSettingEnabled } from './use-is-setting-enabled.ts'
import { complaintMessages } from './messages.ts'

/** Lazy, because it is needed only after the query. */
const NotifiedComplaintView = lazy(async () => ({
  default: (await import('./complaint-status-view.tsx')).ComplaintStatusView,
}))

/** Shows the status of a complaint to anyone with its ticket and mobile number. */
export function ComplaintStatusPage() {
  const [found, setFound] = useState<{ complaint: PublicComplaint; lookup: ComplaintLookup }>()
  return (
    <PublicComplaintLayout
      title={getScreen('complaint-status').title}
      intro={complaintMessages.statusIntro}
      isOpen={useIsSettingEnabled('ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK')}
      closedTitle={complaintMessages.statusClosed}
      closedText={complaintMessages.statusClosedText}
    >
      {found ? (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          {/* A reply changes the state: the new key remounts the view at its top. */}
          <NotifiedComplaintView
            key={`${found.complaint.state} ${found.complaint.satisfaction}`}
            {...found}
            onUpdated={(complaint) => setFound({ ...found, complaint })}
            onBack={() => setFound(undefined)}
          />
        </Suspense>
      ) : (
        <StatusForm onFound={(complaint, lookup) => setFound({ complaint, lookup })} />
      )}
    </PublicComplaintLayout>
  )
}
