import type { Module } from '#module.ts'
import { publishDefinition } from './queries.ts'

export const definitionsModule = {
  seed: async (tx, { services }) => {
    for (const service of services) await publishDefinition(tx, service)
  },
} satisfies Module
