import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomSeed, toRandomCommand } from '../../test/random-command.ts';
import { randomDesign } from '../../test/random-design.ts';
import { type Design, type DesignElement, readDesign, walkElements, writeDesign } from '../index.ts';
import { applyCommand, readCommand } from './apply.ts';
import type { Command } from './command.ts';

const seeds = fc.array(randomSeed, { minLength: 5, maxLength: 25 });
const isFrozenCopy = (design: Design): string => JSON.stringify(design);

/** Applies random commands; gives the design after each with the commands that undo them. */
function run(design: Design, list: readonly Parameters<typeof toRandomCommand>[1][]) {
  let now = design;
  const undo: Command[] = [];
  const done: Command[] = [];
  for (const seed of list) {
    const command = toRandomCommand(now, seed);
    if (command === undefined) continue;
    const result = applyCommand(now, command);
    if (!result.ok) continue;
    now = result.value.design;
    undo.unshift(result.value.inverse);
    done.push(command);
  }
  return { now, undo, done };
}

const applyAll = (design: Design, commands: readonly Command[]): Design =>
  commands.reduce((now, command) => {
    const result = applyCommand(now, command);
    if (!result.ok) throw new Error(`${command.type}: ${result.error.kind}`);
    return result.value.design;
  }, design);

describe('commands', () => {
  it('are undone by their inverses to the identical tree, for any sequence', () => {
    let applied = 0;
    fc.assert(
      fc.property(randomDesign(), seeds, (design, list) => {
        const before = isFrozenCopy(design);
        const { now, undo, done } = run(design, list);
        applied += done.length;
        expect(applyAll(now, undo)).toEqual(design);
        expect(isFrozenCopy(design)).toBe(before);
      }),
      { numRuns: 300 },
    );
    expect(applied).toBeGreaterThan(800);
  });

  it('and their inverses keep their meaning as JSON', () => {
    fc.assert(
      fc.property(randomDesign(), seeds, (design, list) => {
        const { now, undo, done } = run(design, list);
        const reread = (command: Command): Command => {
          const result = readCommand(JSON.parse(JSON.stringify(command)));
          if (!result.ok) throw new Error(`${command.type} is not readable`);
          return result.value;
        };
        expect(applyAll(design, done.map(reread))).toEqual(now);
        expect(applyAll(now, undo.map(reread))).toEqual(design);
      }),
      { numRuns: 100 },
    );
  });

  it('leave a design that can be stored and read', () => {
    fc.assert(
      fc.property(randomDesign(), seeds, (design, list) => {
        const { now } = run(design, list);
        const text = writeDesign({ design: now, printed: {} });
        expect(readDesign(text)).toEqual({ ok: true, value: { design: now, printed: {} } });
        expect(writeDesign({ design: now, printed: {} })).toBe(text);
      }),
      { numRuns: 100 },
    );
  });

  it('share the elements that they do not change', () => {
    fc.assert(
      fc.property(randomDesign(), (design) => {
        const [screen] = design.screens;
        const [first, ...others] = screen?.elements ?? [];
        if (screen === undefined || first === undefined) return;
        const { id, y, width, height } = first;
        const result = applyCommand(design, {
          type: 'set-frames',
          screenId: screen.id,
          frames: [{ id, x: first.x + 1, y, width, height }],
        });
        const after = result.ok ? result.value.design : design;
        expect(after.screens[0]?.elements.slice(1).every((each, at) => each === others[at])).toBe(true);
        expect(after.screens[0]?.elements[0]?.children).toBe(first.children);
        expect(after.screens.slice(1).every((each, at) => each === design.screens[at + 1])).toBe(true);
      }),
    );
  });
});

describe('hostile commands', () => {
  it('are refused and never throw, whatever the value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readCommand(value).ok).toBe(false);
      }),
    );
  });

  it('are refused when a part of a real one is replaced', () => {
    const broken = fc.constantFrom<unknown>(
      null,
      -1,
      1e9,
      Number.NaN,
      '',
      '__proto__',
      {},
      [],
      true,
      'x'.repeat(99),
    );
    fc.assert(
      fc.property(randomDesign(), randomSeed, broken, fc.nat(), (design, seed, bad, at) => {
        const command = toRandomCommand(design, seed);
        if (command === undefined) return;
        const keys = Object.keys(command).filter((key) => key !== 'type');
        const key = keys[at % keys.length] ?? 'screenId';
        const read = readCommand({ ...command, [key]: bad });
        // A value that happens to fit is applied or refused like any other command.
        if (read.ok) expect(() => applyCommand(design, read.value)).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });

  it('refuses data that is nested too deeply or contains itself', () => {
    let deep: unknown = {};
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    const circle: Record<string, unknown> = { type: 'remove' };
    circle['ids'] = [circle];
    expect(readCommand(deep).ok).toBe(false);
    expect(readCommand(circle).ok).toBe(false);
    expect(readDesign(`${'['.repeat(50_000)}${']'.repeat(50_000)}`).ok).toBe(false);
  });

  it('never leave two elements with one id', () => {
    fc.assert(
      fc.property(randomDesign(), seeds, (design, list) => {
        for (const { elements } of run(design, list).now.screens) {
          const ids = [...walkElements(elements)].map(({ id }: DesignElement) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });
});
