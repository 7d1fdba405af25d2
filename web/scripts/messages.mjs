// Writes src/wire/messages.ts from the JSON Schema on standard input; with --check only says whether it differs.
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const TYPES = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean' }
const target = new URL('../src/wire/messages.ts', import.meta.url)
const schema = JSON.parse(readFileSync(0, 'utf8'))
for (const shape of Object.values(schema.$defs)) open(shape)

/** Puts right what the compiler would type wrongly: mappings to anything, and tuples. */
function open(part) {
  if (part === null || typeof part !== 'object') return
  if (part.type === 'object' && !part.properties && part.additionalProperties === undefined) part.tsType = 'Record<string, any>'
  if (part.prefixItems) part.tsType = `[${part.prefixItems.map((item) => TYPES[item.type]).join(', ')}]`
  for (const inner of Object.values(part)) open(inner)
}

const text = await compile({ ...schema, title: 'Message' }, 'Message', {
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  bannerComment: '// Generated from the schema of the server: `python scripts/schema.py | npm run messages`. Do not edit.',
  format: true,
  style: { semi: false, singleQuote: true, printWidth: 140 },
})
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/wire/messages.ts is not what the server says: run `python scripts/schema.py | npm run messages`')
    process.exit(1)
  }
} else {
  writeFileSync(target, text)
}
