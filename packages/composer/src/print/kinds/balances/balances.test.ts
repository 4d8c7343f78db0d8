import { expect, it } from 'vitest';
import { composeApp } from '../../../compose-app.ts';
import { screenSource } from '../../../testing/print-spec.ts';

it.each(['split bills with my flatmates', 'a tab book for my grocery shop', 'savings goals of my family'])(
  'declares each name once: %s',
  (prompt) => {
    const composed = composeApp({ prompt, language: 'en' });
    if (composed.kind !== 'app') throw new Error(composed.text);
    const source = screenSource(composed.spec, 'balances');
    const names = [...source.matchAll(/^ {2}const (\w+) =/gm)].map(([, name]) => name);
    expect(names).toContain('total');
    expect(new Set(names).size).toBe(names.length);
  },
);
