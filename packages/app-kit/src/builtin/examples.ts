import type { Language } from '@kilim/contract';
import type { BlueprintId } from './blueprints.ts';

// Built-in apps that visitors can try and start from. Imports no sources, because the home page loads this file.

/** Names of the apps, and of projects that start from them, in display order: docs/rules/projects.md#examples */
export const exampleNames: Readonly<Record<BlueprintId, Readonly<Record<Language, string>>>> = {
  ecommerce: { tr: 'Dokuma Evi', en: 'Loom & Home' },
  'full-app': { tr: 'Günün Planı', en: 'Day Planner' },
  social: { tr: 'Avlu', en: 'Courtyard' },
  game: { tr: 'Birleştir', en: 'Join 2048' },
  backend: { tr: 'Saha Servis', en: 'Field Service' },
  basic: { tr: 'Notlarım', en: 'My Notes' },
};

export type ExampleId = BlueprintId;

export const exampleIds = Object.keys(exampleNames) as readonly ExampleId[];

export function isExampleId(id: string): id is ExampleId {
  return Object.hasOwn(exampleNames, id);
}
