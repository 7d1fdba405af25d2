/** What the room and the browser agree on, with the room's own code beside; skipped where Python is not set up. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Words } from '../src/table/words'

const WEB = new URL('..', import.meta.url).pathname
const PYTHON = process.env.DOUBLOON_PYTHON ?? `${WEB}../.venv/bin/python`
const ready = existsSync(PYTHON)

function python(script: string): string {
  return execFileSync(PYTHON, [script], { cwd: WEB, encoding: 'utf8', maxBuffer: 1 << 28 })
}

test.skipIf(!ready)('the messages are those of the server', { timeout: 60_000 }, () => {
  execFileSync(process.execPath, ['scripts/messages.mjs', '--check'], { cwd: WEB, input: python('scripts/schema.py') })
})

describe.skipIf(!ready)('words', () => {
  const told: any[] = ready ? JSON.parse(python('tests/said.py')) : []
  test.each(told.map((each) => [each.game, each.language, each]))('%s in %s', (_game, _language, each) => {
    const words = new Words(each.sheet, each.names)
    expect(each.actions.map(([action]: [string]) => words.action(action))).toEqual(each.actions.map(([, text]: [string, string]) => text))
    expect(each.events.map(([event]: [any]) => words.event(event))).toEqual(each.events.map(([, text]: [any, string]) => text))
    expect(each.questions.map(([kind, view]: [string, any]) => words.question(kind, view))).toEqual(each.questions.map(([, , text]: [string, any, string]) => text))
    expect(each.clauses.map(([id]: [string]) => words.clause(id))).toEqual(each.clauses.map(([, text]: [string, string]) => text))
  })
})
