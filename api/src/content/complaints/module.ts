import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/content/complaint-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { getComplaint } from './get-complaint.ts'
import { listComplaints } from './list-complaints.ts'
import { openAttachment } from './open-attachment.ts'
import { checkComplaint, replyToComplaint } from './reply-to-complaint.ts'
import { takeAction } from './take-action.ts'
import { enterComplaint, submitComplaint } from './submit-complaint.ts'
import { escalateOverdueComplaints } from './escalate-overdue.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, calls.submitComplaint, submitComplaint)
  registerEndpoint(app, portal, calls.checkComplaint, checkComplaint)
  registerEndpoint(app, portal, calls.replyToComplaint, replyToComplaint)
  registerEndpoint(app, portal, calls.listComplaints, listComplaints)
  registerEndpoint(app, portal, calls.enterComplaint, enterComplaint)
  registerEndpoint(app, portal, calls.getComplaint, getComplaint)
  registerEndpoint(app, portal, calls.takeComplaintAction, takeAction)
  registerEndpoint(app, portal, calls.openComplaintAttachment, openAttachment)
}

export const complaintsModule = {
  routes,
  jobs: (portal) => [{ queue: 'daily-round', run: () => escalateOverdueComplaints(portal) }],
} satisfies Module
