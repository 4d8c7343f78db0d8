import { expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';

function labelsOf(prompt: string): readonly string[] {
  const app = composeApp({ prompt, language: 'tr' });
  return app.kind === 'app' ? (app.spec.entities[0]?.fields.map(({ label }) => label) ?? []) : [];
}

it.each([
  ['örgü kursu: düğüm, ip', 'Düğüm'],
  ['telsiz: çağrı, frekans', 'Çağrı'],
] as const)('keeps an ending that belongs to the word: %s', (prompt, label) => {
  expect(labelsOf(prompt)).toContain(label);
});
