import { expect, it } from 'vitest'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { updateField } from '#services/programmes/draft/update-programme.ts'
import { twoSections } from '#services/programmes/draft/update-programme.test.support.ts'
import { DraftStore } from '#services/programmes/draft/draft-store.ts'
import { DraftSaver, type DraftSaverOptions } from './draft-saver.ts'

const changeLabel = (id: string, en: string) => (programme: Programme) =>
  updateField(programme, id, (field) => ({ ...field, label: { ...field.label, en } }))
const labelOf = (programme: Programme, id: string) =>
  programme.sections.flatMap(({ fields }) => fields).find((field) => field.id === id)?.label.en

/** Fakes a server with one draft and its revision. */
function serverWith(
  first: Programme,
  resolveConflicts: DraftSaverOptions['resolveConflicts'] = () => Promise.reject(new Error('unexpected request')),
) {
  const server = { draft: first, revision: 1, isFrozen: false, merged: [] as string[] }
  const options: DraftSaverOptions = {
    save: async (draft, revision) => {
      if (server.isFrozen) throw new ApiProblem('PROGRAMME_FROZEN', '')
      if (revision !== server.revision) throw new ApiProblem('VERSION_CONFLICT', '')
      server.draft = draft
      server.revision += 1
      return server.revision
    },
    load: async () => ({ draft: server.draft, revision: server.revision, changedBy: 'Salma' }),
    resolveConflicts: resolveConflicts,
    onMerged: (name) => server.merged.push(name),
  }
  const editor = () => {
    const store = new DraftStore(server.draft, true)
    return { store, saver: new DraftSaver(store, { draft: server.draft, revision: server.revision }, options) }
  }
  return { server, editor }
}

it('saves the draft of the screen', async () => {
  const { server, editor } = serverWith(twoSections)
  const { store, saver } = editor()
  store.change('label', changeLabel('q1', 'Name'))
  await saver.save()
  expect(labelOf(server.draft, 'q1')).toBe('Name')
})

it('merges concurrent edits of two editors without a question', async () => {
  const { server, editor } = serverWith(twoSections)
  const [first, second] = [editor(), editor()]
  first.store.change('label', changeLabel('q1', 'Name'))
  second.store.change('label', changeLabel('q2', 'Father'))
  await first.saver.save()
  await second.saver.save()
  expect([labelOf(server.draft, 'q1'), labelOf(server.draft, 'q2')]).toEqual(['Name', 'Father'])
  expect(server.merged).toEqual(['Salma'])
  second.store.undo()
  expect([labelOf(second.store.read(), 'q1'), labelOf(second.store.read(), 'q2')]).toEqual(['Name', 'q2'])
})

it.each([
  ['mine', 'My words'],
  ['theirs', 'Their words'],
] as const)('asks about a conflict in the same text, and applies %s', async (choice, expected) => {
  const bodies: string[] = []
  const { server, editor } = serverWith(twoSections, async (clashes) => {
    bodies.push(...clashes.map(({ path }) => path))
    return Object.fromEntries(clashes.map(({ path }) => [path, choice]))
  })
  const [first, second] = [editor(), editor()]
  first.store.change('label', changeLabel('q1', 'Their words'))
  second.store.change('label', changeLabel('q1', 'My words'))
  await first.saver.save()
  await second.saver.save()
  expect(labelOf(server.draft, 'q1')).toBe(expected)
  expect(bodies).toHaveLength(1)
})

it('reports a rejection by the server', async () => {
  const { server, editor } = serverWith(twoSections)
  const { saver } = editor()
  server.isFrozen = true
  await expect(saver.save()).rejects.toMatchObject({ code: 'PROGRAMME_FROZEN' })
})
