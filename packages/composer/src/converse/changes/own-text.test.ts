import { expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import { readByRules } from '../read-by-rules.ts';

it('reads no text of the app after an earlier wish removed a needed field', () => {
  const app = composeApp({ prompt: 'wool shop: yarn, colour number, balls, price', language: 'en' });
  if (app.kind !== 'app') throw new Error('no app');
  const message = "i'd take the price out, and have softer colours, and balls should be named skeins";
  expect(readByRules(message, app.spec).operations.map(({ kind }) => kind)).toContain('removeField');
});
