import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/membership/membership-contracts'
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
  registerEndpoint(app, portal, contracts.getMyMembership, getMyMembership)
  registerEndpoint(app, portal, contracts.getMembership, getMembership)
  registerEndpoint(app, portal, contracts.printCard, printMemberCard)
  registerEndpoint(app, portal, contracts.replaceCard, replaceCard)
  registerEndpoint(app, portal, contracts.createCardLink, createCardLink)
  registerEndpoint(app, portal, contracts.downloadCard, downloadCard)
  registerEndpoint(app, portal, contracts.openCard, openCard)
  registerEndpoint(app, portal, contracts.listMembershipFees, listMembershipFees)
}

export const cardsModule = { routes } satisfies Module
