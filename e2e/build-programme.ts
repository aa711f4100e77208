import type { Page } from '@playwright/test'
import { partsOf, type Field } from '../domain/src/fields/field.ts'
import type { Locale } from '../domain/src/language/bilingual.ts'
import type { Programme } from '../domain/src/programmes/programme.ts'
import { typeOf } from '../domain/src/programmes/templates.ts'
import { words as form } from '../web/src/features/programmes/form/form-words.ts'
import { words as builder } from '../web/src/features/programmes/words.ts'
import { builderAt } from './programme-builder.ts'

/** Types a whole programme in on the screen, question by question, and publishes it; `look` sees each part once it is filled in. */
export async function buildProgramme(page: Page, locale: Locale, programme: Programme, look: () => Promise<unknown>): Promise<number> {
  const hands = builderAt(page, locale)
  const outline = page.getByRole('grid', { name: form.outline[locale] })

  async function add(field: Field) {
    const type = typeOf(field)
    await hands.add(type, field.label)
    if ('options' in field) for (const [place, { label }] of field.options.entries()) await hands.say(`options.${place}.label`, label)
    if ('of' in field && Array.isArray(field.of)) for (const path of field.of) await hands.at(`of.${path}`).check()
    if (field.when) await hands.showWhen(...pickedFor(field.when))
    // What is added while a list is open goes into it.
    if (type === 'list') for (const inner of partsOf(field)) await add(inner)
  }
  /** "Show it only when this question has that answer", as both are called on the screen. */
  function pickedFor(when: NonNullable<Field['when']>): [string, string] {
    const asked = programme.sections.flatMap(({ fields }) => fields).find(({ id }) => 'field' in when && id === when.field)
    const answer = asked && 'options' in asked && asked.options.find(({ value }) => 'is' in when && value === when.is)
    if (!asked || !answer) throw new Error('this journey picks one answer of one question')
    return [asked.label[locale], answer.label[locale]]
  }

  const programId = await hands.begin(programme.title)
  for (const [place, { title, fields }] of programme.sections.entries()) {
    if (place > 0) await hands.addSection(title)
    else {
      await outline.getByRole('row').first().click()
      await hands.say('title', title)
    }
    for (const field of fields) {
      await outline.getByText(title[locale], { exact: true }).click()
      await add(field)
    }
  }
  await look()

  await hands.openTab(builder.tabSettings)
  await hands.say('details', programme.details)
  await hands.writeDay('opensOn', programme.opensOn)
  await hands.writeDay('closesOn', programme.closesOn)
  await hands.at('maxAmount').fill(programme.maxAmount)
  await hands.at('budget').fill(programme.budget)
  await look()
  await hands.publish()
  await look()
  return programId
}
