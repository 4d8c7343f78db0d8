import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeApp } from '../compose-app.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { cardStyles, currencyIds, featureIds, layoutIds, paletteIds } from '../spec/app-spec.ts';
import { applyOperation, applyOperations, OperationError } from './apply-operation.ts';
import { type Operation, operationSchema } from './operation.ts';

const prompts = [
  { prompt: 'berber randevu uygulaması', language: 'tr' },
  { prompt: 'veresiye defteri', language: 'tr' },
  { prompt: 'stok takibi', language: 'tr' },
  { prompt: 'recipe book', language: 'en' },
] as const;

const specs: readonly AppSpec[] = prompts.map((input) => {
  const app = composeApp(input);
  if (app.kind !== 'app') throw new Error(`No app for ${input.prompt}`);
  return app.spec;
});

/** Operations of every kind that name parts of the app, and some that it does not have. */
function operationsOn(spec: AppSpec): fc.Arbitrary<Operation> {
  const entity = fc.constantFrom(...spec.entities);
  const screen = fc.constantFrom(...spec.screens);
  const entityId = fc.constantFrom(...spec.entities.map(({ id }) => id), 'missing');
  const screenId = fc.constantFrom(...spec.screens.map(({ id }) => id), 'Missing');
  const fieldId = fc.constantFrom(
    ...spec.entities.flatMap(({ fields }) => fields.map(({ id }) => id)),
    'missing',
  );
  const index = fc.nat({ max: 12 });
  const text = fc.string({ minLength: 1, maxLength: 20 });
  const column = fc.array(fc.option(text), { maxLength: 30 });
  const field = fc.record({
    id: fc.constantFrom('name', 'extra', 'price', 'note', 'status'),
    label: text,
    type: fc.constantFrom('text', 'longText', 'number', 'date'),
    isRequired: fc.boolean(),
  });
  const known = entity.chain((each) =>
    fc.record({ entity: fc.constant(each.id), field: fc.constantFrom(...each.fields) }),
  );
  const operation = fc.oneof(
    fc.record({ kind: fc.constant('setName'), name: text }),
    fc.record(
      {
        kind: fc.constant('setColors'),
        palette: fc.constantFrom(...paletteIds),
        accent: fc.constantFrom('#112233', '#aabbcc'),
      },
      { requiredKeys: ['kind', 'palette'] },
    ),
    fc.record({
      kind: fc.constant('setIcon'),
      icon: fc.constantFrom('cut', 'heart'),
      entities: fc.dictionary(entityId, fc.constantFrom('cut', 'heart')),
      screens: fc.dictionary(screenId, fc.constantFrom('cut', 'heart')),
    }),
    fc.record({ kind: fc.constant('setScheme'), scheme: fc.constantFrom('system', 'light', 'dark') }),
    fc.record({ kind: fc.constant('setTextSize'), textSize: fc.constantFrom('normal', 'large') }),
    fc.record({ kind: fc.constant('setLayout'), layout: fc.constantFrom(...layoutIds) }),
    fc.record({ kind: fc.constant('setCardStyle'), cardStyle: fc.constantFrom(...cardStyles) }),
    fc.record({ kind: fc.constant('setCurrency'), currency: fc.constantFrom(...currencyIds) }),
    fc.record({ kind: fc.constant('setFirstDay'), firstDay: fc.constantFrom('mon', 'sun') }),
    fc.record({ kind: fc.constant('setFirstDay') }),
    fc.record({
      kind: fc.constant('setTexts'),
      texts: fc.dictionary(fc.constantFrom('common.save', 'common.remove'), fc.option(text)),
    }),
    fc
      .tuple(entity, fc.nat({ max: 9 }))
      .map(([each, count]) => ({ kind: 'setSamples', entity: each.id, samples: each.samples.slice(count) })),
    fc.record({ kind: fc.constant('addField'), entity: entityId, field, index, column }),
    fc.record({ kind: fc.constant('removeField'), entity: entityId, field: fieldId }),
    known.map((each) => ({ kind: 'removeField', entity: each.entity, field: each.field.id })),
    fc.record({ kind: fc.constant('changeField'), entity: entityId, field, column }),
    fc.tuple(known, text, column).map(([each, label, values]) => ({
      kind: 'changeField',
      entity: each.entity,
      field: { ...each.field, label },
      column: values,
    })),
    fc
      .tuple(known, index)
      .map(([each, to]) => ({ kind: 'moveField', entity: each.entity, field: each.field.id, index: to })),
    fc.tuple(entity, index, fc.boolean()).map(([each, at, isNew]) => ({
      kind: 'addEntity',
      entity: isNew ? { ...each, id: 'another', pluralId: 'others' } : each,
      index: at,
    })),
    fc.record({ kind: fc.constant('removeEntity'), entity: entityId }),
    fc.record({ kind: fc.constant('renameEntity'), entity: entityId, one: text, many: text }),
    fc.tuple(known, fc.boolean()).map(([each, isAscending]) => ({
      kind: 'setSort',
      entity: each.entity,
      sort: { field: each.field.id, direction: isAscending ? 'ascending' : 'descending' },
    })),
    fc.record({ kind: fc.constant('setSort'), entity: entityId }),
    known.map((each) => ({ kind: 'setGroup', entity: each.entity, groupBy: each.field.id })),
    fc.record({ kind: fc.constant('setGroup'), entity: entityId }),
    fc.record({ kind: fc.constant('setRules'), entity: entityId, rules: fc.constant([]) }),
    fc.tuple(known, known).map(([each, other]) => ({
      kind: 'setRules',
      entity: each.entity,
      rules: [
        { kind: 'mark', field: each.field.id, when: { below: 5 }, label: 'Low' },
        { kind: 'setWhen', field: other.field.id, when: { is: true }, target: each.field.id, value: 1 },
      ],
    })),
    fc.tuple(screen, index, fc.boolean()).map(([each, at, isNew]) => ({
      kind: 'addScreen',
      screen: isNew ? { ...each, id: 'Another' } : each,
      index: at,
    })),
    fc.record({ kind: fc.constant('removeScreen'), screen: screenId }),
    fc.tuple(screen, text).map(([each, title]) => ({ kind: 'changeScreen', screen: { ...each, title } })),
    fc.record({ kind: fc.constant('moveScreen'), screen: screenId, index }),
    fc.record({ kind: fc.constant('addFeature'), feature: fc.constantFrom(...featureIds) }),
    fc.record({ kind: fc.constant('removeFeature'), feature: fc.constantFrom(...featureIds) }),
  );
  return operation.map((each) => operationSchema.parse(each));
}

const cases = fc
  .constantFrom(...specs)
  .chain((spec) =>
    fc.record({ spec: fc.constant(spec), operations: fc.array(operationsOn(spec), { maxLength: 12 }) }),
  );

describe('applyOperation', () => {
  it('has an inverse that restores the description, and leaves it unchanged on an error', () => {
    fc.assert(
      fc.property(cases, ({ spec, operations }) => {
        let current = spec;
        for (const operation of operations) {
          const before = JSON.stringify(current);
          try {
            const applied = applyOperation(current, operation);
            expect(applyOperations(applied.spec, applied.inverse).spec).toEqual(JSON.parse(before));
            current = applied.spec;
          } catch (error) {
            expect(error).toBeInstanceOf(OperationError);
            expect(JSON.stringify(current)).toBe(before);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('restores the description after several operations at once', () => {
    fc.assert(
      fc.property(cases, ({ spec, operations }) => {
        let fitting: Operation[] = [];
        for (const operation of operations) {
          try {
            applyOperations(spec, [...fitting, operation]);
            fitting = [...fitting, operation];
          } catch (error) {
            expect(error).toBeInstanceOf(OperationError);
          }
        }
        const { spec: changed, inverse } = applyOperations(spec, fitting);
        // An inverse is stored as JSON between two requests.
        const stored = inverse.map((each) => operationSchema.parse(JSON.parse(JSON.stringify(each))));
        expect(applyOperations(changed, stored).spec).toEqual(spec);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['a missing entity', { kind: 'removeEntity', entity: 'missing' }],
    ['a missing field', { kind: 'removeField', entity: 'customer', field: 'missing' }],
    ['a missing screen', { kind: 'removeScreen', screen: 'Missing' }],
    ['a field that a rule needs', { kind: 'removeField', entity: 'appointment', field: 'startsAt' }],
    ['an entity that others refer to', { kind: 'removeEntity', entity: 'customer' }],
  ] as const)('refuses %s', (_, operation) => {
    const [spec] = specs;
    if (spec === undefined) throw new Error('no spec');
    expect(() => applyOperation(spec, operation)).toThrow(OperationError);
  });
});
