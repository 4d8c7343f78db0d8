import type { Language } from '@kilim/contract';
import { archetypes } from '../archetypes/index.ts';
import { reminderScreen } from '../archetypes/reminder-plan.ts';
import { subjects } from '../lexicon/index.ts';
import type { AppSpec, Screen } from '../spec/app-spec.ts';
import { calculationSchema } from '../spec/calculation.ts';
import { lookUp, pairsFrom, subjectTexts } from './lexicon-texts.ts';
import { translateEntity } from './translate-entity.ts';

/** An app's description in its other language. */
export interface TranslatedSpec {
  readonly spec: AppSpec;
  /** Words that the lexicon does not have; they are the same in both languages. */
  readonly kept: readonly string[];
}

export const otherLanguage = (language: Language): Language => (language === 'tr' ? 'en' : 'tr');

/** The screens that the app's archetype plans, in one language. */
const planIn = ({ archetype, subject, name }: AppSpec, language: Language, entities: AppSpec['entities']) =>
  archetypes[archetype].plan({
    language,
    entities,
    subject: subjects.find(({ id }) => id === subject),
    name,
    random: () => 0,
  }).screens;

/** The labels of a calculation; other options of screens have no texts. */
function translateOptions(
  options: Screen['options'],
  translate: (text: string) => string,
): Screen['options'] {
  const calculation = calculationSchema.safeParse(options);
  if (!calculation.success) return options;
  const named = <Value extends { label: string; unit?: string | undefined }>(value: Value): Value => ({
    ...value,
    label: translate(value.label),
    ...(value.unit === undefined || value.unit === 'money' ? {} : { unit: translate(value.unit) }),
  });
  const { inputs, results } = calculation.data;
  return { ...options, inputs: inputs.map(named), results: results.map(named) };
}

/**
 * The description with all labels, names and titles in the other language: as the lexicon and the plan of the archetype
 * have them, else as they are. Ids, rows and the app's name stay the same, so both print the same code.
 */
export function translateSpec(spec: AppSpec): TranslatedSpec {
  const from = spec.language;
  const language = otherLanguage(from);
  const subject = subjects.find(({ id }) => id === spec.subject);
  const own = pairsFrom(subject === undefined ? [] : subjectTexts(subject), from);
  const kept = new Set<string>();
  const translate = (text: string): string => {
    const found = lookUp(text, from, own);
    if (found === undefined && /\p{L}{2}/u.test(text) && text !== spec.name) kept.add(text);
    return found ?? text;
  };
  const entities = spec.entities.map((entity) => translateEntity(entity, from, subject, translate));
  const planned = [...planIn(spec, from, spec.entities), reminderScreen([], from, undefined)];
  const translated = [...planIn(spec, language, entities), reminderScreen([], language, undefined)];
  const screens = spec.screens.map((screen): Screen => {
    const before = planned.find(({ id, kind }) => id === screen.id && kind === screen.kind);
    const after = translated.find(({ id, kind }) => id === screen.id && kind === screen.kind);
    const titleOf = (key: 'title' | 'tabTitle'): string | undefined => {
      const text = screen[key];
      if (text === undefined) return undefined;
      const entity = spec.entities.findIndex(({ id }) => id === screen.entity);
      const names = entities[entity];
      if (text === before?.[key] && after?.[key] !== undefined) return after[key];
      return (
        lookUp(text, from, new Map([...own, ...namePairs(spec.entities[entity], names)])) ?? translate(text)
      );
    };
    const tabTitle = titleOf('tabTitle')?.slice(0, 20);
    return {
      ...screen,
      title: titleOf('title') ?? screen.title,
      ...(tabTitle === undefined ? {} : { tabTitle }),
      options: translateOptions(screen.options, translate),
    };
  });
  const roles = spec.roles?.map((role) => ({ ...role, label: translate(role.label).slice(0, 24) }));
  return {
    spec: { ...spec, language, entities, screens, ...(roles === undefined ? {} : { roles }) },
    kept: [...kept],
  };
}

/** A list is called like its rows. */
const namePairs = (
  before: AppSpec['entities'][number] | undefined,
  after: AppSpec['entities'][number] | undefined,
): readonly (readonly [string, string])[] =>
  before === undefined || after === undefined
    ? []
    : [
        [before.one, after.one],
        [before.many, after.many],
      ];
