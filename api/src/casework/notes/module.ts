import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/casework/note-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { writeNote } from './write-note.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.writeNote, writeNote)
}

export const notesModule = { routes } satisfies Module
