import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/content/complaint-contracts'
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
  registerEndpoint(app, portal, contracts.submitComplaint, submitComplaint)
  registerEndpoint(app, portal, contracts.checkComplaint, checkComplaint)
  registerEndpoint(app, portal, contracts.replyToComplaint, replyToComplaint)
  registerEndpoint(app, portal, contracts.listComplaints, listComplaints)
  registerEndpoint(app, portal, contracts.enterComplaint, enterComplaint)
  registerEndpoint(app, portal, contracts.getComplaint, getComplaint)
  registerEndpoint(app, portal, contracts.takeComplaintAction, takeAction)
  registerEndpoint(app, portal, contracts.openComplaintAttachment, openAttachment)
}

export const complaintsModule = {
  routes,
  jobs: (portal) => [{ queue: 'daily-round', run: () => escalateOverdueComplaints(portal) }],
} satisfies Module
