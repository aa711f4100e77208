import type { Locale } from '@wewb/domain/language/bilingual'
import type { Context } from '#server/context.ts'
import type { RenderStep } from '#ssr/pages.ts'
import { throwProblem } from '#problems/problem.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { appSettings } from '#administration/settings/portal-settings.ts'
import { getVisibleApplication } from './application-access.ts'
import { getApplication } from './get-application.ts'
import { findNewerDefinition } from './upgrade-draft.ts'

type Query = { applicationNo: string; step: string; language: Locale }

/** Renders a step only for the writer of a draft; the client-side form handles everything else. */
export const renderStep =
  (renderStep: RenderStep | undefined) =>
  async (context: Context, { applicationNo, step, language }: Query) => {
    // Opening a draft reports the changes of its form once: that must be the form, not this response.
    if (!renderStep || (await findNewerDefinition(context, await getVisibleApplication(context, applicationNo))))
      return throwProblem('NOT_FOUND')
    const application = await getApplication(context, { applicationNo })
    const isDraft =
      application.ownYn === 'Y' && application.editableYn === 'Y' && application.applicationStatus === 'DRAFT'
    const isStep = application.definition.steps.some(({ id }) => id === step)
    if (!isDraft || !isStep) return throwProblem('NOT_FOUND')
    const html = renderStep({ application, step, locale: language, app: await appSettings(context.db) })
    return new FileResponse({ bytes: Buffer.from(html), mediaType: 'text/html; charset=utf-8', fileName: 'step.html' })
  }
