import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeApp } from '../../../compose-app.ts';
import { printApp } from '../../../print/print-app.ts';
import type { AppSpec } from '../../../spec/app-spec.ts';
import { checkSpec } from '../../../spec/read-spec.ts';
import { withoutMemory } from '../../../testing/without-memory.ts';
import { applyOperations } from '../../apply-operation.ts';
import { converse } from '../../converse.ts';

const specOf = (prompt: string, language: 'tr' | 'en'): AppSpec => {
  const app = composeApp({ prompt, language });
  if (app.kind !== 'app') throw new Error(`No app for ${prompt}`);
  return app.spec;
};

const apps = {
  tr: specOf('pastane sipariş uygulaması', 'tr'),
  en: specOf('florist orders', 'en'),
};

function follow(prompt: string, spec: AppSpec) {
  const answer = converse({ prompt, spec, files: printApp(spec) });
  if (answer?.kind !== 'changed') throw new Error(`${prompt}: ${answer?.text ?? 'not understood'}`);
  return answer;
}

const wishes = [
  ['tr', 'kurye listesi de lazım', 'kurye', undefined],
  ['tr', 'depoları da takip etmek istiyorum', 'depo', undefined],
  ['tr', 'tedarikçiler ayrı ekranda olsun', 'tedarikçi', undefined],
  ['tr', 'siparişe kurye seçilsin', 'kurye', 'order'],
  ['tr', 'şube listesi olsun siparişlerde şube seçeyim', 'şube', 'order'],
  ['en', 'also track suppliers', 'supplier', undefined],
  ['en', 'a separate screen for vehicles', 'vehicle', undefined],
  ['en', 'add drivers and choose a driver for every order', 'driver', 'order'],
  ['en', 'need a list of helpers, and orders should have a helper', 'helper', 'order'],
] as const;

describe('a new list', () => {
  it.each(wishes)('%s: %s', (language, prompt, one, owner) => {
    const { spec, text } = follow(prompt, apps[language]);
    const added = spec.entities.filter(({ id }) => !apps[language].entities.some((each) => each.id === id));
    expect(added.map((entity) => entity.one)).toEqual([one]);
    const [entity] = added;
    const kinds = spec.screens.filter(({ entity: id }) => id === entity?.id).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['detail', 'form', 'list']);
    expect(entity?.samples.length).toBeGreaterThan(0);
    const owners = spec.entities.filter(({ fields }) => fields.some((field) => field.entity === entity?.id));
    expect(owners.map(({ id }) => id)).toEqual(owner === undefined ? [] : [owner]);
    expect(checkSpec(spec)).toEqual([]);
    expect(text.match(/ekranını ekledim|I added the screen/g)).toHaveLength(1);
  });

  it.each(wishes)('is removed by the inverse, with identical files: %s: %s', (language, prompt) => {
    const before = apps[language];
    const { spec, inverse } = follow(prompt, before);
    const undone = withoutMemory(applyOperations(spec, inverse).spec);
    expect(undone).toEqual(before);
    expect(printApp(undone)).toEqual(printApp(before));
  });

  it('has the fields that the wish names', () => {
    const { spec } = follow('also a list of vendors with phone and price', apps.en);
    const types = spec.entities.at(-1)?.fields.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['phone', 'money']));
  });

  it('keeps what was edited by hand', () => {
    const files = { ...printApp(apps.en) };
    const path = Object.keys(files).find((each) => each.endsWith('order-row.tsx')) ?? '';
    files[path] = `// My note.\n${files[path]}`;
    const answer = converse({ prompt: 'also track suppliers', spec: apps.en, files });
    expect(answer?.kind).toBe('changed');
    expect(answer?.kind === 'changed' && Object.keys(answer.files)).not.toContain(path);
  });

  it('starts empty in an app that was emptied', () => {
    const empty = { ...apps.en, entities: apps.en.entities.map((entity) => ({ ...entity, samples: [] })) };
    expect(follow('also track suppliers', empty).spec.entities.at(-1)?.samples).toEqual([]);
  });

  it('is not added twice', () => {
    const { spec } = follow('kurye listesi de lazım', apps.tr);
    const again = converse({ prompt: 'kurye listesi de lazım', spec, files: printApp(spec) });
    expect(again?.kind).toBe('text');
  });

  it('is made of any noun without a part that cannot be printed', () => {
    const nouns = ['sınıf', 'new', 'şikâyet', 'class', 'App', 'record', 'error', 'öğretmen notu', 'i'];
    fc.assert(
      fc.property(fc.constantFrom(...nouns), fc.constantFrom('tr', 'en'), (noun, language) => {
        const before = apps[language];
        const prompt = language === 'tr' ? `${noun} listesi ekle` : `add a list of ${noun}s`;
        const answer = converse({ prompt, spec: before, files: printApp(before) });
        if (answer?.kind !== 'changed') return;
        expect(checkSpec(answer.spec)).toEqual([]);
        expect(withoutMemory(applyOperations(answer.spec, answer.inverse).spec)).toEqual(before);
      }),
      { numRuns: 18 },
    );
  });
});

describe('what is no list', () => {
  it.each([
    ['en', 'also track delivery fee'],
    ['en', 'add a ribbon colour'],
    ['tr', 'siparişe durum seçilsin'],
    ['tr', 'not alanı ekle'],
  ] as const)('%s: %s', (language, prompt) => {
    const answer = converse({ prompt, spec: apps[language], files: printApp(apps[language]) });
    const kinds = answer?.kind === 'changed' ? answer.operations.map(({ kind }) => kind) : [];
    expect(kinds).not.toContain('addEntity');
  });
});
