/** Every word of the client exists in every language; a translation may have parts of its own. */
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../src/', import.meta.url).pathname

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    return statSync(path).isDirectory() ? files(path) : name.endsWith('.en.ftl') ? [path] : []
  })
}

function ids(path: string): string[] {
  return new FluentResource(readFileSync(path, 'utf8')).body.map((message) => message.id).sort()
}

test.each(files(ROOT))('%s is all there in German and Spanish', (path) => {
  const english = ids(path)
  expect(new Set(english).size).toBe(english.length)
  for (const language of ['de', 'es']) expect(ids(path.replace('.en.ftl', `.${language}.ftl`))).toEqual(expect.arrayContaining(english))
})
