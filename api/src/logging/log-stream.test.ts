import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLogStream } from './log-stream.ts'

it('writes line after line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wewb-log-'))
  const handle = openSync(join(folder, 'log'), 'a')
  for (const line of ['one\n', 'two\n']) createLogStream(handle).write(line)
  closeSync(handle)
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('one\ntwo\n')
  rmSync(folder, { recursive: true })
})

it.runIf(existsSync('/dev/full'))('drops a line rather than a request if the disk is full', () => {
  const handle = openSync('/dev/full', 'a')
  expect(() => createLogStream(handle).write('one\n')).not.toThrow()
  closeSync(handle)
})
