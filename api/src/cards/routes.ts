import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/membership.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { downloadCard, openCard } from './download-card.ts'
import { getMembership, getMyMembership, listMembershipFees, makeCardLink, printMemberCard, replaceCard } from './memberships.ts'

export function cardRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.getMyMembership, getMyMembership)
  serve(app, portal, calls.getMembership, getMembership)
  serve(app, portal, calls.printCard, printMemberCard)
  serve(app, portal, calls.replaceCard, replaceCard)
  serve(app, portal, calls.makeCardLink, makeCardLink)
  serve(app, portal, calls.downloadCard, downloadCard)
  serve(app, portal, calls.openCard, openCard)
  serve(app, portal, calls.listMembershipFees, listMembershipFees)
}
