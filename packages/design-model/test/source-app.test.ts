import type { ProjectFiles } from '@kilim/app-kit';
import { composeApp } from '@kilim/composer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTypes } from '../../composer/scripts/check-types.ts';
import {
  editSource,
  elementsOf,
  emptySourceHistory,
  listSourceFiles,
  readScreen,
  recordSource,
  type SourceEdit,
  type SourceElement,
  type SourceScreen,
  snippetNames,
  undoSource,
} from '../src/source/index.ts';
import { applyPatches } from '../src/source/patch.ts';
import { parse } from '../src/source/testing/example-app.ts';

const prompts = [
  'Alışkanlık takip uygulaması yap',
  'Kahve dükkanı için sipariş uygulaması',
  'Build a recipe app with favourites',
] as const;

const apps = prompts.map((prompt, index) => {
  const app = composeApp({ prompt, language: index === 2 ? 'en' : 'tr' });
  if (app.kind !== 'app') throw new Error(`No app: ${prompt}`);
  return app.files;
});

function open(files: ProjectFiles, path: string): SourceScreen {
  const read = readScreen(files, path, parse);
  if (!read.ok) throw new Error(`${path}: ${read.problem.message}`);
  return read.screen;
}

const shapeOf = (screen: SourceScreen): unknown =>
  JSON.parse(
    JSON.stringify(screen.components, (key, value: unknown) => (key === 'choices' ? undefined : value)),
  );

const textsOf = (files: ProjectFiles) =>
  new Map(Object.entries(files).map(([path, content]) => [path, { content }] as const));

const chance = fc.record({
  file: fc.nat(),
  element: fc.nat(),
  target: fc.nat(),
  kind: fc.constantFrom<SourceEdit['type']>(
    'set-text',
    'set-prop',
    'set-style',
    'set-styles',
    'insert',
    'remove',
    'duplicate',
    'wrap',
    'move',
    'place',
  ),
  property: fc.constantFrom('padding', 'marginTop', 'backgroundColor', 'opacity'),
  number: fc.integer({ min: 0, max: 40 }),
  text: fc.string({ minLength: 1, maxLength: 12 }),
  snippet: fc.constantFrom(...snippetNames),
  isYes: fc.boolean(),
});
type Chance = typeof chance extends fc.Arbitrary<infer Value> ? Value : never;

/** The edit that a random choice means for an element; undefined if there is nothing to change. */
function editOf(
  element: SourceElement,
  choice: Chance,
  elements: readonly SourceElement[],
): SourceEdit | undefined {
  const { id } = element;
  const { kind, number, text, isYes } = choice;
  switch (kind) {
    case 'set-text':
      return { type: kind, element: id, text };
    case 'set-prop': {
      const prop = element.props.find(({ value }) => value.kind === 'catalogue' || value.kind === 'literal');
      if (prop === undefined || prop.value.kind === 'locked') return undefined;
      // Texts of the code itself are often one of a few words, which types check.
      const isFree = prop.value.kind === 'catalogue';
      if (!isFree && typeof prop.value.value !== 'number') return undefined;
      return { type: kind, element: id, name: prop.name, value: isFree ? text : number };
    }
    case 'set-style': {
      const value =
        choice.property === 'backgroundColor' ? '#0F6B5C' : choice.property === 'opacity' ? 0.5 : number;
      return { type: kind, element: id, property: choice.property, value: { value }, isOnlyHere: isYes };
    }
    case 'set-styles': {
      const sides = [
        { property: 'width', value: number },
        { property: 'height', value: number + 1 },
      ];
      return { type: kind, element: id, sides };
    }
    case 'insert':
      return { type: kind, element: id, at: isYes ? 'inside' : 'after', snippet: choice.snippet, text };
    case 'move':
      return { type: kind, element: id, by: isYes ? 1 : -1 };
    case 'place': {
      const target = elements[choice.target % elements.length];
      const at = (['inside', 'before', 'after'] as const)[number % 3] ?? 'inside';
      return target && { type: kind, element: id, target: target.id, at };
    }
    case 'remove':
    case 'duplicate':
    case 'wrap':
      return { type: kind, element: id };
  }
}

/** Applies random edits to an app until `count` of them changed something. */
function runEdits(start: ProjectFiles, choices: readonly Chance[], count: number) {
  const paths = listSourceFiles(Object.entries(start)).map(({ path }) => path);
  const moments = [start];
  const edits: SourceEdit['type'][] = [];
  for (const choice of choices) {
    const files = moments.at(-1) ?? start;
    const path = paths[choice.file % paths.length] ?? '';
    const elements = [...elementsOf(open(files, path))];
    const element = elements[choice.element % elements.length];
    const edit = element && editOf(element, choice, elements);
    if (edit === undefined) continue;
    const result = editSource(files, path, edit, parse);
    if (!result.ok) {
      expect(result.problem).not.toBe('syntax');
      continue;
    }
    edits.push(edit.type);
    moments.push({ ...files, ...result.files });
    if (edits.length === count) break;
  }
  return { moments, edits, paths };
}

describe('screens of composed apps', () => {
  it('are all read, with nearly every style and text open to changes', () => {
    let styled = 0;
    let open_ = 0;
    let texts = 0;
    for (const files of apps) {
      for (const { path } of listSourceFiles(Object.entries(files))) {
        for (const { style, props, text } of elementsOf(open(files, path))) {
          if (style.layers.length > 0) styled += 1;
          if (style.layers.some(({ kind }) => kind !== 'locked')) open_ += 1;
          if (text?.value.kind === 'catalogue') texts += 1;
          texts += props.filter(({ value }) => value.kind === 'catalogue').length;
        }
      }
    }
    expect(styled).toBeGreaterThan(100);
    expect(open_ / styled).toBeGreaterThan(0.9);
    expect(texts).toBeGreaterThan(100);
  });

  it('keep every byte when nothing is changed', () => {
    for (const files of apps)
      for (const { path } of listSourceFiles(Object.entries(files)))
        expect(applyPatches(open(files, path).source, [])).toBe(files[path]);
  });

  it('change only within a literal that is set, and change back to the same bytes', () => {
    let count = 0;
    for (const files of apps) {
      for (const { path } of listSourceFiles(Object.entries(files))) {
        for (const element of elementsOf(open(files, path))) {
          for (const [layer, { properties }] of element.style.layers.entries()) {
            for (const { name, inner, value } of properties) {
              if (value.kind !== 'literal' || properties.filter((each) => each.name === name).length > 1)
                continue;
              const set = (at: ProjectFiles, next: string | number | boolean) => {
                const edit: SourceEdit = {
                  type: 'set-style',
                  element: element.id,
                  property: name,
                  value: { value: next },
                  layer,
                };
                const result = editSource(at, path, edit, parse);
                if (!result.ok) throw new Error(result.problem);
                return { ...at, ...result.files };
              };
              const source = files[path] ?? '';
              const changed = set(files, typeof value.value === 'number' ? value.value + 1 : 'x');
              const text = changed[path] ?? '';
              expect(text.startsWith(source.slice(0, inner.start))).toBe(true);
              expect(text.endsWith(source.slice(inner.end))).toBe(true);
              expect(text).not.toBe(source);
              expect(set(changed, value.value)).toEqual(files);
              count += 1;
            }
          }
        }
      }
    }
    expect(count).toBeGreaterThan(100);
  }, 120_000);
});

describe('200 random edits', () => {
  const choices = fc.sample(chance, { numRuns: 3_000, seed: 20_261_129 });
  const run = runEdits(apps[0] ?? {}, choices, 200);

  it('are of every kind and keep every file readable', () => {
    expect(run.edits).toHaveLength(200);
    expect(new Set(run.edits).size).toBe(10);
    const last = run.moments.at(-1) ?? {};
    for (const path of run.paths) expect(elementsOf(open(last, path))).toBeDefined();
  });

  it('round-trip to identical trees, step by step', () => {
    for (let index = run.moments.length - 1; index > 0; index -= 1) {
      const after = run.moments[index] ?? {};
      const before = run.moments[index - 1] ?? {};
      const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
      const path = changed[0] ?? 'src/App.tsx';
      const pick = (files: ProjectFiles) =>
        Object.fromEntries(changed.map((each) => [each, files[each] ?? '']));
      const step = {
        path,
        before: pick(before),
        after: pick(after),
        selectedBefore: null,
        selectedAfter: null,
        mergeKey: undefined,
      };
      const undone = undoSource(recordSource(emptySourceHistory, step), textsOf(after));
      if (undone.kind !== 'restored') throw new Error(undone.kind);
      const restored = { ...after, ...undone.files };
      expect(restored).toEqual(before);
      if (path.endsWith('.tsx')) expect(shapeOf(open(restored, path))).toEqual(shapeOf(open(before, path)));
    }
    expect(run.moments[0]).toEqual(apps[0]);
  }, 120_000);

  it('leave code that type-checks', async () => {
    const last = run.moments.at(-1) ?? {};
    const problems = await checkTypes([{ name: 'edited', files: last }]);
    // A name that only a replaced token used, such as `colors`, stays declared.
    const found = (problems.get('edited') ?? []).filter(({ message }) => !/TS6133|TS6198/.test(message));
    expect(found).toEqual([]);
  }, 240_000);
});
