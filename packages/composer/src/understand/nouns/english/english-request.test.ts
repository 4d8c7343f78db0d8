import { describe, expect, it } from 'vitest';
import { lexiconIndex } from '../../lexicon-index.ts';
import { Reading } from '../../reading.ts';
import { readWords } from '../../word.ts';
import { readEnglishRequest } from './english-request.ts';

function read(prompt: string): { readonly thing: string | undefined; readonly outside: readonly string[] } {
  const index = lexiconIndex();
  const reading = new Reading(prompt, readWords(prompt, index.stems, 'en'), 'en', index);
  const request = readEnglishRequest(reading);
  return {
    thing: request && reading.written(request.phrase.range),
    outside: request?.outside.map((range) => reading.written(range)) ?? [],
  };
}

describe('the requested thing of an English description', () => {
  it.each([
    ['so me and my sister rent out party tents, need to know who has which one', 'party tents'],
    ['for my beekeeping club: library of books members can borrow', 'books'],
    ['keep an eye on my houseplants pls', 'houseplants'],
    ["sort my late father's stamps: country, year", 'stamps'],
    ["i'm doing a phd on lichens and need to record samples in the field", 'samples'],
    ['Our rescue takes in hedgehogs. When one arrives we note the weight.', 'hedgehogs'],
    ['My grandmother keeps forgetting her pills so I want an app for it', 'pills'],
    ["Ours is a community garden. We'd like a list of jobs that need doing", 'jobs'],
    ['please make me something to log my runs', 'runs'],
    ['yo i resell sneakers', 'sneakers'],
    ['my mum fell again. log her falls: where, when, hurt?', 'falls'],
    ['An app for a 10 year old to earn screen time', 'screen time'],
    ['The parents association organises a toy swap.', 'toy swap'],
    ['as a phd student i read tons of papers. for each paper i want title, authors, year', 'papers'],
    ['badges earned per boy', 'badges'],
  ])('follows from the grammar of its first sentences: %s', (prompt, thing) => {
    expect(read(prompt).thing).toBe(thing);
  });

  it.each([
    ['scrapbook ideas for our wedding', ['our wedding']],
    ['lost property at our swimming pool, what, where found', ['our swimming pool']],
    ['puppy training log by my daughter', ['my daughter']],
    ['fridge temperature checks at the cafe twice a day', ['a day']],
  ])('stands apart from people, places and times: %s', (prompt, expected) => {
    expect(read(prompt).outside).toEqual(expect.arrayContaining(expected));
  });

  it('is no person alone', () => {
    expect(read('my son').thing).toBeUndefined();
  });
});
