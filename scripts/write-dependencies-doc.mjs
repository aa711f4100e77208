import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dependenciesDoc, productionPackages } from './dependencies.mjs'
import { root } from './project.mjs'

// Run `node scripts/write-dependencies-doc.mjs` after package-lock.json has changed.
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
writeFileSync(join(root, 'docs/dependencies.md'), dependenciesDoc(productionPackages(packages)))
