import type { Language } from '@kilim/contract';
import { subjects } from '../../src/lexicon/index.ts';
import { printApp } from '../../src/print/print-app.ts';
import { type AppSpec, archetypeIds, type LayoutId } from '../../src/spec/app-spec.ts';
import { seedOf } from '../../src/spec/seed.ts';
import { toAppSpec, understand } from '../../src/understand/index.ts';
import { randomSpec } from '../random-specs.ts';

export interface TestedApp {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** Whether a tab opens a form. Layouts without a bar may have theirs on a screen that the driver does not open. */
  readonly hasForm: boolean;
  /** Labels of fields that rules of the app set by themselves. */
  readonly ignored: readonly string[];
}

const barLayouts: readonly LayoutId[] = ['tabs', 'floatingTabs', 'topTabs', 'feed'];

function testedApp(name: string, spec: AppSpec): TestedApp {
  const ignored = spec.entities.flatMap((entity) =>
    entity.rules.flatMap((rule) => {
      if (rule.kind !== 'setWhen') return [];
      const target = entity.fields.find(({ id }) => id === rule.target);
      // A moment has its time as a field of its own.
      return target === undefined ? [] : [target.label, 'Saat', 'Time'];
    }),
  );
  return {
    name: `${name}, ${spec.language} ${spec.archetype} ${spec.layout}`,
    files: printApp(spec) as Readonly<Record<string, string>>,
    hasForm: barLayouts.includes(spec.layout) && spec.screens.some(({ kind }) => kind === 'form'),
    ignored,
  };
}

export const randomApps = (first: number, count: number): TestedApp[] =>
  Array.from({ length: count }, (_, index) => first + index).map((seed) =>
    testedApp(`seed ${seed}`, randomSpec(seed)),
  );

function composed(prompt: string, language: Language): AppSpec {
  const understanding = understand({ prompt, language, seed: seedOf(prompt) });
  if (understanding.kind !== 'app') throw new Error(`No app but ${understanding.kind}: ${prompt}`);
  return toAppSpec(understanding);
}

/** Up to `count` subjects of each archetype in both languages. */
export const subjectApps = (count: number): TestedApp[] =>
  archetypeIds.flatMap((archetype) =>
    subjects
      .filter((subject) => subject.archetype === archetype)
      .slice(0, count)
      .flatMap(({ id, words }) => [
        testedApp(`${id} in Turkish`, composed(`${words.tr[0] ?? id} uygulaması`, 'tr')),
        testedApp(`${id} in English`, composed(`${words.en[0] ?? id} app`, 'en')),
      ]),
  );
