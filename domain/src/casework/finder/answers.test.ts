import { describe, expect, it } from 'vitest'
import { nextQuestion, optionsFor, questionsFor, toggleOption, normalizeFinderAnswers, wordingFor } from './answers.ts'
import { finderQuestions } from './questions.ts'

const question = (id: string) => finderQuestions.find((one) => one.id === id)!
const valuesFor = (id: string, who: string) => optionsFor(question(id), { who: [who] }).map(({ value }) => value)

describe('questions of the benefit finder', () => {
  it('start with three and continue only with relevant ones', () => {
    expect(questionsFor({}).map(({ id }) => id)).toEqual(['who', 'registration', 'needs'])
    expect(nextQuestion({ who: ['family'], registration: ['bmet'], needs: ['disability'] })).toBeUndefined()
    expect(nextQuestion({ who: ['family'], registration: ['bmet'], needs: ['study'] })?.id).toBe('study')
    expect(nextQuestion({ who: ['returned'], registration: ['bmet'], needs: ['other'] })?.id).toBe('returned')
  })

  it('do not ask a bereaved family about a death, nor a returned worker about being stranded', () => {
    expect(valuesFor('needs', 'bereaved')).toEqual(['study', 'disability', 'dues', 'other'])
    expect(valuesFor('needs', 'returned')).not.toContain('stuck')
  })

  it('use their own wording for each kind of person', () => {
    expect(wordingFor(question('registration'), { who: ['bereaved'] }).title.en).toMatch(/^Did the worker/)
    expect(wordingFor(question('registration'), { who: ['abroad'] }).title.en).toMatch(/^Do you/)
  })
})

describe('answers of the benefit finder', () => {
  it('are dropped for another branch, an unknown question or an unknown option', () => {
    const given = {
      who: ['bereaved'],
      registration: ['bmet', 'member'],
      needs: ['illness', 'study'],
      where: ['home'],
      hacker: ['1'],
      study: ['none'],
    }
    expect(normalizeFinderAnswers(given)).toEqual({ who: ['bereaved'], registration: ['bmet'], needs: ['study'] })
  })

  it('keep the order of the options, and “none of these” is exclusive', () => {
    expect(normalizeFinderAnswers({ who: ['family'], needs: ['dues', 'study'] })['needs']).toEqual(['study', 'dues'])
    expect(normalizeFinderAnswers({ who: ['family'], needs: ['dues', 'other'] })['needs']).toEqual(['other'])
  })

  it('are toggled, and “none of these” clears the others', () => {
    const needs = question('needs')
    expect(toggleOption(needs, ['study'], 'dues')).toEqual(['study', 'dues'])
    expect(toggleOption(needs, ['study', 'dues'], 'study')).toEqual(['dues'])
    expect(toggleOption(needs, ['study', 'dues'], 'other')).toEqual(['other'])
    expect(toggleOption(needs, ['other'], 'study')).toEqual(['study'])
  })
})
