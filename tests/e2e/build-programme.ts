import type { Page } from '@playwright/test'
import { childFieldsOf, type Field } from '@wewb/domain/engine/fields/field'
import type { Locale } from '@wewb/domain/language/bilingual'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { builderTypeOf } from '@wewb/domain/services/programmes/field-templates'
import { formMessages as form } from '@wewb/web/services/programmes/form/form-messages.ts'
import { programmeMessages as builder } from '@wewb/web/services/programmes/messages.ts'
import { programmeBuilderAt } from './programme-builder.ts'

/** Builds a whole programme on the screen, field by field, and publishes it; `look` runs after each part. */
export async function buildProgramme(
  page: Page,
  locale: Locale,
  programme: Programme,
  checkAccessibility: () => Promise<unknown>,
): Promise<number> {
  const actions = programmeBuilderAt(page, locale)
  const outline = page.getByRole('grid', { name: form.outline[locale] })

  async function add(field: Field) {
    const type = builderTypeOf(field)
    await actions.add(type, field.label)
    if ('options' in field)
      for (const [index, { label }] of field.options.entries()) await actions.say(`options.${index}.label`, label)
    if ('of' in field && Array.isArray(field.of)) for (const path of field.of) await actions.at(`of.${path}`).check()
    if (field.when) await actions.showWhen(...pickedFor(field.when))
    // Fields added while a list is open become its children.
    if (type === 'list') for (const inner of childFieldsOf(field)) await add(inner)
  }
  /** Labels of the question and the answer in a condition. */
  function pickedFor(when: NonNullable<Field['when']>): [string, string] {
    const questions = programme.sections
      .flatMap(({ fields }) => fields)
      .find(({ id }) => 'field' in when && id === when.field)
    const answer =
      questions && 'options' in questions && questions.options.find(({ value }) => 'is' in when && value === when.is)
    if (!questions || !answer) throw new Error('the selector must match one answer of one question')
    return [questions.label[locale], answer.label[locale]]
  }

  const programId = await actions.begin(programme.title)
  for (const [index, { title, fields }] of programme.sections.entries()) {
    if (index > 0) await actions.addSection(title)
    else {
      await outline.getByRole('row').first().click()
      await actions.say('title', title)
    }
    for (const field of fields) {
      await outline.getByText(title[locale], { exact: true }).click()
      await add(field)
    }
  }
  await checkAccessibility()

  await actions.openTab(builder.tabSettings)
  await actions.say('details', programme.details)
  await actions.writeDay('opensOn', programme.opensOn)
  await actions.writeDay('closesOn', programme.closesOn)
  await actions.at('maxAmount').fill(programme.maxAmount)
  await actions.at('budget').fill(programme.budget)
  await checkAccessibility()
  await actions.publish()
  await checkAccessibility()
  return programId
}
