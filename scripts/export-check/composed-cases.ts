import { expoExport } from '../../packages/app-kit/src/index.ts';
import { composeApp } from '../../packages/composer/src/index.ts';
import type { ExportCase } from './export-cases.ts';

/** Descriptions of ten archetypes; together they use every package that composed apps import. */
const descriptions = [
  ['log', 'tr', 'su takip uygulaması'],
  ['collection', 'en', 'bird watching log with photos'],
  ['jobs', 'tr', 'oto tamirci iş emri takibi'],
  ['appointments', 'tr', 'berber randevu uygulaması'],
  ['checklist', 'en', 'grocery list'],
  ['ledger', 'tr', 'veresiye defteri'],
  ['catalogue', 'en', 'online clothing shop'],
  ['feed', 'tr', 'sosyal medya uygulaması'],
  ['game', 'en', 'snake game'],
  ['media', 'en', 'music player'],
] as const;

/** Composed apps, exported by the product's own code. Throws when a description leads to another archetype. */
export function listComposedCases(): ExportCase[] {
  return descriptions.map(([archetype, language, prompt]) => {
    const app = composeApp({ prompt, language });
    const found = app.kind === 'app' ? app.spec.archetype : app.kind;
    if (app.kind !== 'app' || found !== archetype)
      throw new Error(`${JSON.stringify(prompt)} leads to ${found} instead of ${archetype}`);
    return {
      name: `composed ${archetype} (${language})`,
      ...expoExport({ name: app.name, files: app.files, language }),
    };
  });
}
