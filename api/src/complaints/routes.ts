import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/complaints.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { getComplaint } from './get-complaint.ts'
import { listComplaints } from './list-complaints.ts'
import { openAttachment } from './open-attachment.ts'
import { checkComplaint, replyToComplaint } from './reply-to-complaint.ts'
import { takeAction } from './take-action.ts'
import { enterComplaint, submitComplaint } from './take-down.ts'

export function complaintRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.submitComplaint, submitComplaint)
  serve(app, portal, calls.checkComplaint, checkComplaint)
  serve(app, portal, calls.replyToComplaint, replyToComplaint)
  serve(app, portal, calls.listComplaints, listComplaints)
  serve(app, portal, calls.enterComplaint, enterComplaint)
  serve(app, portal, calls.getComplaint, getComplaint)
  serve(app, portal, calls.takeComplaintAction, takeAction)
  serve(app, portal, calls.openComplaintAttachment, openAttachment)
}
