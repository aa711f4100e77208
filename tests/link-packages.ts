import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#project-root.ts'

/** Gives a copy of the project the installed packages. The project's own packages are those of the copy. */
export function linkPackages(copy: string) {
  const [installed, linked] = [join(projectRoot, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(linked, '@wewb'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@wewb') symlinkSync(join(installed, name), join(linked, name), 'junction')
  for (const name of readdirSync(join(installed, '@wewb')))
    symlinkSync(join(copy, name), join(linked, '@wewb', name), 'junction')
}
