import { composeApp } from '../compose-app.ts';
import { converse } from '../converse/converse.ts';

/** The rows of an app with their parts and values after a follow-up: "ders(Konu, Durum/Açık/Bitti) + öğrenci(Ad)". */
export function partsAfter(first: string, language: 'tr' | 'en', prompt: string): string {
  const app = composeApp({ prompt: first, language });
  if (app.kind !== 'app') throw new Error(`No app: ${first}`);
  const answer = converse({ prompt, spec: app.spec, files: app.files });
  const spec = answer?.kind === 'changed' ? answer.spec : app.spec;
  return spec.entities
    .map(
      ({ one, fields }) =>
        `${one}(${fields.map(({ label, options = [] }) => [label, ...options.map((each) => each.label)].join('/')).join(', ')})`,
    )
    .join(' + ');
}
