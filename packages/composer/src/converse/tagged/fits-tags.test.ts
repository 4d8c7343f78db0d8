import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { readWording } from '../read-request.ts';
import { fitOfTags, type NamedText } from './fits-tags.ts';

function specOf(prompt: string): AppSpec {
  const app = composeApp({ prompt, language: 'en' });
  if (app.kind !== 'app') throw new Error('no app');
  return app.spec;
}

const spec = specOf('Lobster pots: string, buoy colour, catch');
const fitOf = (named: readonly NamedText[], message: string): number =>
  fitOfTags(named, readWording(message, spec).operations, spec);

describe('how well operations fit tags', () => {
  it('is how many of the named parts and values they add', () => {
    const named: readonly NamedText[] = [
      { name: 'add', text: 'depth' },
      { name: 'add', text: 'bait used' },
    ];
    expect(fitOf(named, 'add depth')).toBe(1);
    expect(fitOf(named, 'add depth and bait used')).toBe(2);
    expect(fitOf(named, 'add bait')).toBe(0.5);
    expect(fitOf(named, 'add the moon')).toBe(0);
  });

  it('is less for parts that go although nothing says so', () => {
    const named: readonly NamedText[] = [{ name: 'add', text: 'depth' }];
    expect(fitOf(named, 'remove catch')).toBe(-1);
    expect(fitOf([{ name: 'remove', text: 'catch' }], 'remove catch')).toBe(1);
  });

  it('is less for other names than the tagged ones', () => {
    const named: readonly NamedText[] = [
      { name: 'old', text: 'catch' },
      { name: 'new', text: 'landed' },
    ];
    expect(fitOf(named, 'rename catch to landed')).toBe(1);
    expect(fitOf(named, 'rename catch to haul')).toBe(-1);
  });

  it('is nothing where no words are tagged and nothing goes', () => {
    expect(fitOf([], 'add depth')).toBe(0);
  });
});
