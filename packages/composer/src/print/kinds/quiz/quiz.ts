import { z } from 'zod';
import type { Screen } from '../../../spec/app-spec.ts';
import type { Entity } from '../../../spec/entity.ts';
import type { Field } from '../../../spec/field.ts';
import { playOf } from '../../../spec/play.ts';
import { namesOf, propertyOf } from '../../entity/entity-names.ts';
import { fieldOfRole } from '../../entity/entity-shape.ts';
import { displayValue } from '../../entity/field-values.ts';
import type { PrintContext, ScreenKind } from '../../screen-kind.ts';
import { screenComponent, screenPath } from '../../screen-path.ts';
import { createModule } from '../../text/create-module.ts';
import { lines } from '../../text/indent.ts';
import { kitScreen } from '../kit-screen.ts';

const choicesField = (entity: Entity): Field | undefined =>
  entity.fields.find(({ id, type }) => type === 'list' && id === 'choices');

const topicField = (entity: Entity): Field | undefined => {
  const field = fieldOfRole(entity, 'category');
  return field?.type === 'choice' ? field : undefined;
};

interface RowScreen {
  readonly id: string;
  readonly words: ScreenKind['words'];
  readonly component: string;
  /** Property of the component that gets the rows. */
  readonly prop: 'questions' | 'cards';
  readonly store: string;
  readonly accepts: (entity: Entity) => boolean;
  /** Properties of a row by the fields of the entity. */
  readonly fields: (entity: Entity) => readonly (readonly [string, Field | undefined])[];
}

/** The numbers of a round that the app begins with. */
function printRules({ kind, options }: Screen): readonly string[] {
  const { questions, answerTime, lives } = playOf(kind, options);
  return Object.entries({ roundLength: questions, answerTime, lives }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}={${value}}`],
  );
}

const element = (component: string, props: readonly string[]): readonly string[] =>
  props.length < 3
    ? [`  return <${component} ${props.join(' ')} />;`]
    : ['  return (', `    <${component}`, ...props.map((prop) => `      ${prop}`), '    />', '  );'];

/** A screen of the kit that shows all rows of an entity: the printed file says which field is what. */
function rowScreen({ id, words, component, prop, store, accepts, fields }: RowScreen): ScreenKind {
  return {
    id,
    words,
    options: z.record(z.string(), z.unknown()),
    accepts: (entity) => entity !== undefined && accepts(entity),
    stores: () => [{ name: store, from: 'src/quiz/progress' }],
    print(screen, context: PrintContext) {
      const entity = context.entity(screen.entity);
      const names = namesOf(entity);
      const module = createModule(screenPath(screen, context));
      module.use(`src/quiz/${component}`, component);
      module.use(names.storePath, names.store);
      module.use('src/strings', 'strings');
      const title = context.strings.add(names.group, 'homeTitle', screen.title);
      const hooks: string[] = [];
      const rows = fields(entity).map(([name, field]) => {
        if (field === undefined) return `    ${name}: '',`;
        if (name === 'choices') return `    ${name}: row.${propertyOf(field)},`;
        const value = displayValue(entity, field, 'row', module, context);
        hooks.push(...value.hooks);
        return `    ${name}: ${value.text},`;
      });
      return [
        module.print(
          lines(
            `export function ${screenComponent(screen)}() {`,
            `  const rows = ${names.store}((state) => state.items);`,
            ...[...new Set(hooks)].map((hook) => `  ${hook}`),
            `  const ${prop} = rows.map((row) => ({`,
            '    id: row.id,',
            ...rows,
            '  }));',
            ...element(component, [`title={${title}}`, `${prop}={${prop}}`, ...printRules(screen)]),
            '}',
          ),
        ),
      ];
    },
  };
}

/** Rounds of questions, the result and the topics. */
export const quizHome = rowScreen({
  id: 'quiz',
  words: { tr: ['test', 'soru çöz', 'yarışma'], en: ['quiz', 'test', 'questions'] },
  component: 'QuizHome',
  prop: 'questions',
  store: 'useQuizResults',
  accepts: (entity) =>
    fieldOfRole(entity, 'question') !== undefined &&
    fieldOfRole(entity, 'answer') !== undefined &&
    choicesField(entity) !== undefined,
  fields: (entity) => [
    ['question', fieldOfRole(entity, 'question')],
    ['choices', choicesField(entity)],
    ['answer', fieldOfRole(entity, 'answer')],
    ['topic', topicField(entity)],
  ],
});

/** Cards that come again the later, the better they are known. */
export const flashcards = rowScreen({
  id: 'flashcards',
  words: { tr: ['kart', 'kelime kart', 'ezber'], en: ['flashcards', 'cards'] },
  component: 'FlashcardsHome',
  prop: 'cards',
  store: 'useCardStates',
  accepts: (entity) =>
    fieldOfRole(entity, 'question') !== undefined && fieldOfRole(entity, 'answer') !== undefined,
  fields: (entity) => [
    ['front', fieldOfRole(entity, 'question')],
    ['back', fieldOfRole(entity, 'answer')],
    ['note', entity.fields.find(({ id }) => id === 'sentence' && fieldOfRole(entity, 'question')?.id !== id)],
    ['topic', topicField(entity)],
  ],
});

/** Endless sums. */
export const mathsPractice = kitScreen({
  id: 'mathsPractice',
  words: {
    tr: ['dört işlem', 'çarpım tablosu', 'matematik alıştırma'],
    en: ['times tables', 'sums', 'maths practice'],
  },
  component: 'MathsPractice',
  from: 'src/quiz/MathsPractice',
  stores: [{ name: 'usePractice', from: 'src/quiz/MathsPractice' }],
});
