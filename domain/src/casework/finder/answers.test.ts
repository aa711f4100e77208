import { describe, expect, it } from 'vitest'
import { nextQuestion, optionsFor, questionsFor, toggleOption, normalizeFinderAnswers, wordingFor } from './answers.ts'
import { finderQuestions } from './questions.ts'

const question = (id: string) => finderQuestions.find((one) => one.id === id)!
const valuesFor = (id: string, who: string) => optionsFor(question(id), { who: [who] }).map(({ value }) => value)

describe('the questions of the finder', () => {
  it('begin with three, and go on only with what matters', () => {
    expect(questionsFor({}).map(({ id }) => id)).toEqual(['who', 'registration', 'needs'])
    expect(nextQuestion({ who: ['family'], registration: ['bmet'], needs: ['disability'] })).toBeUndefined()
    expect(nextQuestion({ who: ['family'], registration: ['bmet'], needs: ['study'] })?.id).toBe('study')
    expect(nextQuestion({ who: ['returned'], registration: ['bmet'], needs: ['other'] })?.id).toBe('returned')
  })

  it('do not ask a family in mourning whether somebody has died, nor a returned worker whether they are stuck', () => {
    expect(valuesFor('needs', 'bereaved')).toEqual(['study', 'disability', 'dues', 'other'])
    expect(valuesFor('needs', 'returned')).not.toContain('stuck')
  })

  it('speak to each person in words of their own', () => {
    expect(wordingFor(question('registration'), { who: ['bereaved'] }).title.en).toMatch(/^Did the worker/)
    expect(wordingFor(question('registration'), { who: ['abroad'] }).title.en).toMatch(/^Do you/)
  })
})

describe('answers', () => {
  it('of another way through, of no question and of no option are dropped', () => {
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

  it('stand in the order they are offered, and “none of these” stands alone', () => {
    expect(normalizeFinderAnswers({ who: ['family'], needs: ['dues', 'study'] })['needs']).toEqual(['study', 'dues'])
    expect(normalizeFinderAnswers({ who: ['family'], needs: ['dues', 'other'] })['needs']).toEqual(['other'])
  })

  it('are ticked and unticked, and “none of these” takes the others away', () => {
    const needs = question('needs')
    expect(toggleOption(needs, ['study'], 'dues')).toEqual(['study', 'dues'])
    expect(toggleOption(needs, ['study', 'dues'], 'study')).toEqual(['dues'])
    expect(toggleOption(needs, ['study', 'dues'], 'other')).toEqual(['other'])
    expect(toggleOption(needs, ['other'], 'study')).toEqual(['study'])
  })
})
