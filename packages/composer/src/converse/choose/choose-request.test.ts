import { describe, expect, it } from 'vitest';
import { composeApp } from '../../compose-app.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import type { Operation } from '../operation.ts';
import type { RuleReading } from '../read-by-rules.ts';
import type { ReadRequest } from '../read-request.ts';
import { candidatesOf, type TaggedWay } from './candidate.ts';
import { alternativesOf, chooseCandidate } from './choose-request.ts';

function cattle(): AppSpec {
  const app = composeApp({ prompt: 'Cattle weights: animal, kilos, date', language: 'en' });
  if (app.kind !== 'app') throw new Error('No app');
  return app.spec;
}

const spec = cattle();
const [entity] = spec.entities;
if (entity === undefined) throw new Error('No rows');
const add = (label: string): Operation => ({
  kind: 'addField',
  entity: entity.id,
  field: { id: label.toLowerCase(), label, type: 'text', isRequired: false },
  index: 0,
  column: [],
});
const remove: Operation = { kind: 'removeField', entity: entity.id, field: entity.fields[0]?.id ?? '' };
const asking = (...operations: Operation[]): ReadRequest => ({ operations, nothing: [], unread: [] });
const rules = (isWhole: boolean, ...operations: Operation[]): RuleReading => ({
  ...asking(...operations),
  isWhole,
});

const refusing = (reason: 'needed' | 'noSuchPart'): RuleReading => ({
  ...rules(true),
  nothing: [{ kind: 'nothing', reason, what: '' }],
});
const tagged = (loss: number, ...operations: Operation[]): TaggedWay => ({
  request: asking(...operations),
  said: operations,
  loss,
});
const operationsOf = (found: ReturnType<typeof alternativesOf>): readonly (readonly Operation[])[] =>
  found?.candidates.map(({ request }) => request.operations) ?? [];

describe('the candidates of a message', () => {
  it('are the different requests, each with all ways that lead to it', () => {
    const found = candidatesOf('add breed', spec, rules(true, add('Breed'), add('Sex')), [
      tagged(0, add('Sex'), add('Breed')),
      tagged(2, add('Sex')),
      tagged(3, add('Breed'), add('Sex')),
    ]);
    expect(found.map(({ isOfRules, losses, rank }) => ({ isOfRules, losses, rank }))).toEqual([
      { isOfRules: true, losses: [0, 3], rank: 0 },
      { isOfRules: false, losses: [2], rank: 1 },
    ]);
    expect(found[1]?.names).toEqual(['Sex']);
  });

  it('have the reasons that the tags leave', () => {
    const read: RuleReading = {
      ...rules(false, add('Breed')),
      nothing: [{ kind: 'nothing', reason: 'noSuchPart', what: '' }],
    };
    const [own] = candidatesOf('add breed', spec, read, [tagged(0, add('Breed'))]);
    expect(own.request.nothing).toEqual([]);
  });

  it('take nothing away that no word says, and nothing for a question', () => {
    const ways = [tagged(0, remove), tagged(4, add('Breed'))];
    for (const message of ['the animal is written twice', 'can i remove the animal later?'])
      expect(alternativesOf(message, spec, rules(false), ways)).toBeUndefined();
    const wish = 'please remove the animal, nobody needs it';
    expect(operationsOf(alternativesOf(wish, spec, rules(false), ways))).toEqual([
      [],
      [remove],
      [add('Breed')],
    ]);
  });

  it('keep a removal that whole sentences ask for', () => {
    const both: TaggedWay = { ...tagged(0, add('Breed'), remove), said: [add('Breed')] };
    expect(operationsOf(alternativesOf('we dont want it', spec, rules(false, remove), [both]))).toEqual([
      [remove],
      [add('Breed'), remove],
    ]);
  });

  it.each([
    [
      'beside whole sentences that ask for a rule',
      rules(true, { kind: 'setRules', entity: entity.id, rules: [] }),
    ],
    ['where the readers say why it is not possible', refusing('needed')],
  ] as const)('are not looked at %s', (_, read) => {
    expect(alternativesOf('add the breed', spec, read, [tagged(0, add('Breed'))])).toBeUndefined();
  });

  it('are not looked at for what no app can do', () => {
    const ways = [tagged(0, add('Reminder'))];
    expect(alternativesOf('a push notification every monday', spec, rules(false), ways)).toBeUndefined();
  });

  it('are looked at where the readers of a long message found no such part', () => {
    const long = 'my vet wants the breed of each one written down as well';
    expect(alternativesOf(long, spec, refusing('noSuchPart'), [tagged(0, add('Breed'))])).toBeDefined();
  });

  it('give the name of the app to no part', () => {
    const named = rules(false, { kind: 'setName', name: 'Steer' });
    const [field] = entity.fields;
    if (field === undefined) throw new Error('No field');
    const label: Operation = {
      kind: 'changeField',
      entity: entity.id,
      field: { ...field, label: 'Steer' },
      column: [],
    };
    for (const operation of [label, add('Steer')])
      expect(alternativesOf('the app should be Steer', spec, named, [tagged(0, operation)])).toBeUndefined();
    expect(alternativesOf('call it Steer', spec, named, [tagged(0, label)])?.candidates).toHaveLength(2);
  });
});

describe('the chosen candidate', () => {
  it('is what both readers found', () => {
    const found = alternativesOf('please add the breed of each one', spec, rules(true, add('Breed')), [
      tagged(0, add('Breed')),
      tagged(40, add('One')),
    ]);
    expect(found && chooseCandidate(found).request.operations).toEqual([add('Breed')]);
  });

  it('is what the likeliest tags say where nothing else would be answered', () => {
    const ways = [tagged(0, add('Breed')), tagged(2, add('Each'))];
    const found = alternativesOf('breeds too', spec, rules(false), ways);
    expect(found && chooseCandidate(found).request.operations).not.toEqual([]);
  });
});
