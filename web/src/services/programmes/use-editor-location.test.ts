import { expect, it } from 'vitest'
import { findIssueLocation } from './use-editor-location.ts'

it.each([
  ['sections.s1.q3.label.bn', { tab: 'form', at: 'q3', inputId: 'label.bn' }],
  ['sections.s1.q3.q4.options.0.label.en', { tab: 'form', at: 'q4', inputId: 'options.0.label.en' }],
  ['sections.s2.title.bn', { tab: 'form', at: 's2', inputId: 'title.bn' }],
  ['sections.s2', { tab: 'form', at: 's2', inputId: '' }],
  ['sections', { tab: 'form', at: undefined, inputId: '' }],
  ['opensOn', { tab: 'settings', at: undefined, inputId: 'opensOn' }],
  ['rules.0.otherwise.bn', { tab: 'settings', at: undefined, inputId: 'rules.0.otherwise.bn' }],
])('%s leads to its input', (path, location) => expect(findIssueLocation(path)).toEqual(location))
