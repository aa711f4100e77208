import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/membership/membership-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { downloadCard, openCard } from './download-card.ts'
import {
  getMembership,
  getMyMembership,
  listMembershipFees,
  createCardLink,
  printMemberCard,
  replaceCard,
} from './memberships.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, calls.getMyMembership, getMyMembership)
  registerEndpoint(app, portal, calls.getMembership, getMembership)
  registerEndpoint(app, portal, calls.printCard, printMemberCard)
  registerEndpoint(app, portal, calls.replaceCard, replaceCard)
  registerEndpoint(app, portal, calls.createCardLink, createCardLink)
  registerEndpoint(app, portal, calls.downloadCard, downloadCard)
  registerEndpoint(app, portal, calls.openCard, openCard)
  registerEndpoint(app, portal, calls.listMembershipFees, listMembershipFees)
}

export const cardsModule = { routes } satisfies Module
