import type { Sheet } from '../src/wire/messages'

/** A sheet of a small invented title. */
export function sheet(language: 'en' | 'de' = 'en'): Sheet {
  const ftl = {
    en: `
seat = Seat { $number }
good-stool = stool
good-lamp = lamp
a-good = { $goodKey ->
    [unknown] something
   *[other] a { $good }
}
action-take = Take { a-good }
action-steal = Steal { a-good } from { $rival }
action-pick = Pick { $card ->
    [1] the one
   *[other] number { $card }
}
action-done = Done
event-took = { $covered ->
    [yes] { $seat } took something.
   *[no] { $seat } took { a-good } for { $price ->
        [one] one coin.
       *[other] { $price } coins.
    }
}
event-ended = It is over.
ask-take = Take up to { $left ->
    [one] one tile
   *[other] { $left } tiles
}; { $mover } goes, { $wanted } is wanted.
field-site = On the site
field-owned = Owned
`,
    de: `
seat = Platz { $number }
good-stool = Hocker
good-lamp = Lampe
action-take = Nimm { $good }
event-took = { $seat } nahm { $good }.
ask-take = Was nimmst du?
`,
  }[language]
  return {
    game: 'toy',
    version: 1,
    prefix: 'TO',
    language,
    title: 'Toy',
    summary: '',
    players: [2, 3],
    options: [],
    ftl,
    domains: {
      seat: { name: 'seat', kind: 'seat', texts: ['0', '1', '2'] },
      good: { name: 'good', kind: 'word', texts: ['stool', 'lamp'] },
      'good-2': { name: 'good', kind: 'word', texts: ['stool'] },
      card: { name: 'card', kind: 'number', texts: ['1', '2', '3'] },
    },
    actions: { take: [['good', 'good']], steal: [['rival', 'seat'], ['good', 'good']], pick: [['card', 'card']], done: [] },
    events: { took: { good: 'good', price: null }, ended: {} },
    fields: {
      players: { axes: [], of: null, printed: false },
      left: { axes: [], of: null, printed: false },
      mover: { axes: [], of: 'seat', printed: false },
      wanted: { axes: [], of: 'good', printed: false },
      site: { axes: ['good'], of: null, printed: false },
      owned: { axes: ['seat', 2], of: 'good', printed: false },
      value: { axes: ['good'], of: null, printed: true },
    },
    decisions: { take: { sealed: false, whole: false }, offer: { sealed: true, whole: true } },
    chapters: [{ number: 1, title: 'Taking', clauses: [{ id: 'TO-1.1', text: language === 'en' ? 'Take what lies there.' : 'Nimm, was daliegt.', ruling: false }] }],
    terms: {},
    components: {},
  }
}
