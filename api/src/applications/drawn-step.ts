import type { Locale } from '../../../domain/src/language/bilingual.ts'
import type { Context } from '../platform/context.ts'
import type { DrawStep } from '../platform/pages.ts'
import { refuse } from '../platform/problem.ts'
import { SentFile } from '../platform/serve.ts'
import { appSettings } from '../settings/portal-settings.ts'
import { seeFile } from './access-file.ts'
import { getApplication } from './get-application.ts'
import { newerForm } from './newer-form.ts'

type Asked = { applicationNo: string; step: string; language: Locale }

/** Only a draft that is the person's own to write in; everything else the form itself shows better. */
export const drawnStep =
  (draw: DrawStep | undefined) =>
  async (context: Context, { applicationNo, step, language }: Asked) => {
    // Who opens a draft is told once what is new in its form: by the form, not by this.
    if (!draw || (await newerForm(context, await seeFile(context, applicationNo)))) return refuse('NOT_FOUND')
    const application = await getApplication(context, { applicationNo })
    const isDraft = application.ownYn === 'Y' && application.editableYn === 'Y' && application.applicationStatus === 'DRAFT'
    const isStep = application.definition.steps.some(({ id }) => id === step)
    if (!isDraft || !isStep) return refuse('NOT_FOUND')
    const html = draw({ application, step, locale: language, app: await appSettings(context.db) })
    return new SentFile({ bytes: Buffer.from(html), mediaType: 'text/html; charset=utf-8', fileName: 'step.html' })
  }
