import { describe, expect, it } from 'vitest';
import { randomSpec } from '../../scripts/random-specs.ts';
import { composeApp } from '../compose-app.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { drawFirstScreen, picturedKinds } from './draw-first-screen.ts';

const icon = () => 'M0 0H24V24H0Z';

/** What an XML parser would refuse: tags that do not match, and attributes that occur twice. */
function findDefects(svg: string): string[] {
  const open: string[] = [];
  const defects: string[] = [];
  for (const [tag, end = '', name = '', attributes = '', empty = ''] of svg.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) defects.push(`an attribute twice: ${tag}`);
    if (end === '/' && open.pop() !== name) defects.push(`no start: ${tag}`);
    if (end === '' && empty === '') open.push(name);
  }
  if (open.length > 0) defects.push(`not closed: ${open.join(' ')}`);
  const rest = svg.replaceAll(/<\/?[\w:]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '');
  if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest)) defects.push('unescaped text');
  if (/NaN|undefined|Infinity|null/.test(svg)) defects.push('a missing number or text');
  return defects;
}

function specOf(prompt: string): AppSpec {
  const composed = composeApp({ prompt, language: 'en' });
  if (composed.kind !== 'app') throw new Error(composed.text);
  return composed.spec;
}

describe('the picture of a first screen', () => {
  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'is well-formed for a random app: seed %i',
    (seed) => {
      const spec = randomSpec(seed);
      expect(findDefects(drawFirstScreen(spec, 'light', icon))).toEqual([]);
    },
  );

  it.each(picturedKinds)('is well-formed for %s, without any rows too', (kind) => {
    const spec = specOf('appointments for my barber shop');
    const [first, ...others] = spec.screens;
    if (first === undefined) throw new Error('The app has no screen');
    const entities = spec.entities.map((entity) => ({ ...entity, samples: [] }));
    const shown: AppSpec = { ...spec, screens: [{ ...first, kind }, ...others] };
    expect(findDefects(drawFirstScreen(shown, 'dark', icon))).toEqual([]);
    expect(findDefects(drawFirstScreen({ ...shown, entities }, 'dark', icon))).toEqual([]);
  });

  it('has title, sample rows and tabs of the app', () => {
    const picture = drawFirstScreen(specOf('appointments for my barber shop'), 'light', icon);
    for (const text of ['Agenda', 'Calendar', 'Haircut']) expect(picture).toContain(text);
  });

  it('contains the first screen of an app without a picture of its own kind', () => {
    const spec = specOf('music player');
    expect(picturedKinds).not.toContain('player');
    expect(drawFirstScreen(spec, 'light', icon)).toContain(spec.name);
  });
});
