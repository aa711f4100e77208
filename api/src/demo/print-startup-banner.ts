import type { Config } from '#config/config.ts'
import { demoPassword, demoPeople } from './people.ts'

/** Prints the URL and the demo logins to the terminal. */
export function printStartupBanner(config: Config, seeded: boolean) {
  const lines = [`\n  The portal is running:  ${config.publicUrl}\n`]
  if (config.mode === 'demo') {
    if (seeded) lines.push('  Demo data was made (first start).')
    lines.push(
      `  Messages it would send: ${config.publicUrl}/demo/outbox`,
      `  Demo log-ins, password of all: ${demoPassword}`,
    )
    for (const { login, role } of demoPeople)
      lines.push(`    ${login.padEnd(26)} ${role.toLowerCase().replaceAll('_', ' ')}`)
    lines.push('')
  }
  console.log(lines.join('\n'))
}
