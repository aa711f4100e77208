import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/family.ts'
import type { Portal } from '../platform/context.ts'
import { SentFile, serve } from '../platform/serve.ts'
import { addToBox, openInBox, removeFromBox, takeFromBox } from './documents.ts'
import { getProfile } from './get-profile.ts'
import { remember } from './remember.ts'
import { saveStep } from './save-step.ts'

export function familyRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.getFamilyProfile, getProfile)
  serve(app, portal, calls.saveFamilyStep, saveStep)
  serve(app, portal, calls.rememberApplication, remember)
  serve(app, portal, calls.addFamilyDocument, addToBox)
  serve(app, portal, calls.openFamilyDocument, async (context, input) => new SentFile(await openInBox(context, input)))
  serve(app, portal, calls.removeFamilyDocument, removeFromBox)
  serve(app, portal, calls.takeFromBox, takeFromBox)
}
