import { describe, expect, it } from 'vitest';
import { summariseAll } from '../../../test/summarise-operations.ts';
import { composeApp } from '../../compose-app.ts';
import { tokenize } from '../../language/tokens.ts';
import { readFollowUp } from '../follow-up.ts';
import { WishList } from '../loose/wish-list.ts';
import { readWording } from '../read-request.ts';
import { TaggedWishes } from './tagged-wishes.ts';
import { type TagSpan, tagNames } from './tags.ts';

/** What a message with marks such as "[add price] please" changes in an app, as if its words were tagged so. */
function done(first: string, language: 'tr' | 'en', marked: string): string {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app for ${first}`);
  const spans: TagSpan[] = [];
  let text = '';
  for (const part of marked.split(/(\[[^[\]]*\])/)) {
    const [, tag, inner] = /^\[(\w+) ([^\]]*)\]$/.exec(part) ?? [];
    const name = tagNames.find((each) => each === tag);
    const from = tokenize(text).length;
    text += inner ?? part;
    if (name !== undefined) spans.push({ name, from, to: tokenize(text).length });
  }
  const readSaid = (said: string, spec: typeof app.spec) => readWording(said, spec, false);
  const list = new WishList(app.spec, readSaid);
  const wishes = new TaggedWishes(readFollowUp(text, app.spec), spans, readSaid);
  for (const change of wishes.read(() => list.spec)) list.add({ kind: 'change', change });
  return summariseAll(list.result()?.operations ?? [], app.spec);
}

const yarn = 'Knitting projects: pattern, yarn, needle size, finish date';
const tespih = 'Tespih koleksiyonum: malzeme, tane sayısı, usta';

describe('tagged words', () => {
  it.each([
    [
      'add parts and their options',
      'so [add condition], [opt new] [opt used] or [opt broken], and [add shop]',
      /Condition:choice \+ addField \w+\.Shop/,
    ],
    [
      'take options before their part',
      'either [opt wool] or [opt cotton] for the [add fibre]',
      /^addField \w+\.Fibre:choice$/,
    ],
    ['rename in either order', 'its [new wool] not [old yarn]', /^label \w+\.yarn=Wool$/],
    ['rename what is named before a new name', 'yarn sounds odd, say [new wool]', /^label \w+\.yarn=Wool$/],
    ['remove parts', 'the [remove needle size] can go', /^removeField/],
    [
      'make a choice of a text',
      '[change yarn] should be picked, [opt wool] or [opt cotton]',
      /type \w+\.yarn=choice/,
    ],
    ['make a choice of two words', '[opt knitted] or [opt crocheted]', /Knitted \/ crocheted:choice$/],
    ['add a tick', '[add washed] as a [kind tick box]', /Washed:boolean$/],
    [
      'name a part by a clause of words that name nothing',
      'a spot for [add who its from]',
      /^addField \w+\.Who its from:text$/,
    ],
    ['keep all words of a part', '[add box number] please', /^addField \w+\.Box number/],
    [
      'make a choice of a day with many options',
      '[change finish date]: [opt spring] [opt summer] [opt autumn]',
      /type \w+\.finishDate=choice/,
    ],
    ['make stars of a text', '[change yarn] with [kind stars]', /type \w+\.\w+=rating/],
    [
      'make a choice of a part whose values are named',
      'always the same in [remove yarn]: [opt wool] [opt cotton] ready please',
      /^type \w+\.yarn=choice/,
    ],
    [
      'make a choice of a part that is named like a new one',
      'i want [add yarn] as [kind a choice]: [opt wool] [opt cotton]',
      /^type \w+\.yarn=choice/,
    ],
    [
      'make a choice of the part that has just got its name',
      'instead of [old yarn] write [new fibre]: [opt wool], [opt cotton] or [opt silk]',
      /^label \w+\.yarn=Fibre \+ type \w+\.yarn=choice/,
    ],
    [
      'rename the one of two names that the app has',
      "i'd rather it said [old wool] than [old yarn]",
      /^label \w+\.yarn=Wool$/,
    ],
  ])('%s', (_, message, expected) => {
    expect(done(yarn, 'en', message)).toMatch(expected);
  });

  it.each([
    ['a big box is no tick', 'make the [change pattern] a [kind bigger box]', /boolean/],
    ['a date is no choice', '[change finish date] should be [opt morning] or [opt evening]', /choice/],
    ['a removal adds nothing', 'get rid of the [add rating]', /addField/],
    ['one value makes no choice', 'no [remove yarn] but [opt wool]', /choice/],
    ['a removal makes no choice', 'we dont need [remove yarn] ([opt wool], [opt cotton])', /choice/],
    ['a new name removes nothing', 'its [new wool] not [old yarn]', /removeField/],
  ])('%s', (_, message, unwanted) => {
    expect(done(yarn, 'en', message)).not.toMatch(unwanted);
  });

  it('add options beside those that a choice has', () => {
    const changes = done(
      'Surf repairs: board, status (waiting, done)',
      'en',
      '[change status] needs [opt drying] and [opt sold]',
    );
    expect(changes).toMatch(/addOption \w+\.status=Drying \+ addOption \w+\.status=Sold/);
    expect(changes).not.toMatch(/removeOption/);
  });

  it('rename a part to a word that is also a unit or names rows', () => {
    const workouts = 'Antrenman günlüğü: hareket, set, ağırlık';
    expect(done(workouts, 'tr', '[old ağırlık] yazan yerde [new kilo] yazsın')).toMatch(
      /^label \w+\.\w+=Kilo$/,
    );
    const choir = 'Choir sheet music: piece, composer, copies';
    expect(done(choir, 'en', 'the word [old piece] should be [new anthem]')).toMatch(
      /^label \w+\.\w+=Anthem$/,
    );
  });

  it('keep the wishes that can be granted beside one that cannot', () => {
    const log = 'Geocaches found: code, name, date, terrain';
    const changes = done(log, 'en', 'add [add difficulty], drop the [remove date]');
    expect(changes).toMatch(/addField \w+\.Difficulty/);
  });

  it('keeps parts of later sentences out of a new page', () => {
    const changes = done(yarn, 'en', 'a page for [page shops] with [add address]. also [add price] please');
    expect(changes).toMatch(/addField \w+\.Price:money/);
    expect(changes).not.toMatch(/addField \w+\.Address/);
  });

  it.each([
    ['[add görünümü özenlendir] ve [add eksik ayrıntıları] tamamla', ''],
    ['[add mahalle] de yazsın', 'addField tespih.Mahalle:text'],
  ])('tells Turkish commands from parts: %s', (message, expected) => {
    expect(done(tespih, 'tr', message).replace(/^addField \w+/, 'addField tespih')).toBe(expected);
  });
});
