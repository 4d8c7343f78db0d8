import { type ProjectId, turnId, type VersionId } from '@kilim/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { makePng } from '../../../testing/pictures.ts';
import { addUser } from '../../../testing/users.ts';
import { listFiles } from '../testing/list-files.ts';

type Step =
  | {
      readonly kind: 'text' | 'picture' | 'bytes';
      readonly path: number;
      readonly mark: number;
      readonly pause: boolean;
    }
  | { readonly kind: 'delete' | 'rename'; readonly path: number }
  | { readonly kind: 'answer'; readonly mark: number }
  | { readonly kind: 'restore'; readonly version: number }
  | { readonly kind: 'undo' | 'redo' | 'back' };

const small = fc.integer({ min: 0, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('text', 'picture', 'bytes'),
      path: small,
      mark: fc.integer({ min: 0, max: 255 }),
      pause: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constantFrom('delete', 'rename'), path: small }),
  fc.record({ kind: fc.constant('answer'), mark: small }),
  fc.record({ kind: fc.constant('restore'), version: fc.nat({ max: 30 }) }),
  fc.record({ kind: fc.constantFrom('undo', 'redo', 'back') }),
);

/** Bytes of no known type, with U+0000 and broken UTF-8. */
const makeBytes = (mark: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: 40 + mark }, (_, at) => [0, 0xff, 0xc3, mark, at][at % 5] ?? 0);

describeOnEachEngine('any sequence of changes, restores and steps back', ({ transactions }) => {
  const clock = createManualClock();
  const projects = createTestProjects({ transactions, clock });

  async function createHistory() {
    const { userId } = await addUser(transactions);
    clock.advance(10 * 60_000);
    const { id } = await projects.create(userId, { name: `P${clock.now()}`, language: 'tr' });
    /** The files of every version, and of every revision that an answer started with. */
    const states = new Map<VersionId, string>();
    const bases = new Map<number, string>();
    /** What steps move along, as the rules say it. */
    let changes: VersionId[] = [];
    let at = -1;

    /** All files with their bytes. */
    async function readState(): Promise<string> {
      const files: [string, string][] = [];
      for await (const page of await projects.openFilePages(userId, id)) {
        for (const [path, data] of page) files.push([path, Buffer.from(data).toString('base64')]);
      }
      return JSON.stringify(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    }
    async function note(isStep = false): Promise<void> {
      const [latest] = (await projects.listVersions(userId, id, { limit: 1 })).versions;
      if (!latest) return;
      if (!states.has(latest.id) && !isStep) {
        changes = [...changes.slice(0, at + 1), latest.id];
        at = changes.length - 1;
      }
      states.set(latest.id, await readState());
    }
    async function restore(version: VersionId): Promise<void> {
      const before = await readState();
      const restored = await projects.restoreVersion(userId, id, version, null);
      expect(states.has(restored.id)).toBe(false);
      expect(await readState()).toBe(states.get(version));
      // What was current before the restore is a version, too.
      expect(states.get(restored.previousId as VersionId)).toBe(before);
      await note();
    }
    async function move(direction: 'undo' | 'redo'): Promise<void> {
      const wanted = direction === 'undo' ? at - 1 : at + 1;
      const before = await readState();
      const input = { projectId: id as ProjectId, direction, turnId: turnId.parse(crypto.randomUUID()) };
      const moved = await transactions.run((tx) => projects.stepHistory(tx, input));
      const target = changes[wanted];
      expect(moved === null).toBe(target === undefined);
      expect(await readState()).toBe(target === undefined ? before : states.get(target));
      if (target !== undefined) at = wanted;
      await note(true);
    }
    /** As "answer again" does: to the files that the last answer started with. */
    async function goBack(): Promise<void> {
      const [revision, wanted] = [...bases].at(-1) ?? [];
      if (revision === undefined) return;
      await transactions.run((tx) => projects.restoreRevision(tx, { projectId: id, revision }));
      expect(await readState()).toBe(wanted);
      await note();
    }
    async function answer(mark: number): Promise<void> {
      await transactions.run(async (tx) => {
        await projects.closeSession(tx, id);
        bases.set(await projects.revisionOf(tx, id), '');
      });
      for (const [revision, state] of bases) if (state === '') bases.set(revision, await readState());
      await transactions.run((tx) =>
        projects.applyFiles(tx, {
          projectId: id,
          files: { 'src/a.ts': `export const a = ${mark};\n`, 'img/3.png': null },
          reason: 'ai',
          author: 'ai',
          turnId: null,
          title: 'Answer',
        }),
      );
    }
    async function save(one: Extract<Step, { path: number }>): Promise<void> {
      const { files } = await listFiles(projects, userId, id);
      const hashAt = (path: string) => files.find((file) => file.path === path)?.hash ?? null;
      const path = one.kind === 'text' ? `src/${one.path}.ts` : `img/${one.path}.png`;
      const baseHash = hashAt(path);
      if (!('pause' in one)) {
        if (baseHash === null) return;
        const to = `img/moved-${one.path}.png`;
        if (one.kind === 'rename' && hashAt(to) !== null) return;
        const operation =
          one.kind === 'delete'
            ? { kind: 'delete' as const, path, baseHash }
            : { kind: 'rename' as const, from: path, to, baseHash };
        await projects.writeFiles(userId, id, { reason: one.kind, operations: [operation] });
        return;
      }
      // Within two minutes a save continues the editing session.
      clock.advance(one.pause ? 130_000 : 1_000);
      if (one.kind === 'text') {
        const operations = [{ kind: 'write' as const, path, content: `// ${one.mark}\n`, baseHash }];
        await projects.writeFiles(userId, id, { reason: 'code-save', operations });
        return;
      }
      const bytes = one.kind === 'picture' ? makePng(8, 8, one.mark) : makeBytes(one.mark);
      await projects.uploadFile(userId, id, { path, bytes, baseHash: baseHash ?? undefined });
    }
    async function take(one: Step): Promise<void> {
      if (one.kind === 'restore') {
        const known = [...states.keys()];
        return restore(known[one.version % known.length] as VersionId);
      }
      if (one.kind === 'answer') await answer(one.mark);
      else if ('path' in one) await save(one);
      else return one.kind === 'back' ? goBack() : move(one.kind);
      return note();
    }
    await note();
    return { states, take, restore, readState };
  }

  it('can be undone: every version comes back byte for byte, as a new version', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { states, take, restore } = await createHistory();
        for (const one of steps) await take(one);
        for (const version of [...states.keys()].toReversed()) await restore(version);
      }),
      { numRuns: 12 },
    );
  });

  it('takes back 20 changes of texts and binary files one by one, and makes them again', async () => {
    const { take, readState } = await createHistory();
    const kinds = ['picture', 'text', 'bytes'] as const;
    const seen = [await readState()];
    for (let mark = 0; mark < 20; mark += 1) {
      const isDeleted = mark % 7 === 6;
      await take(
        isDeleted
          ? { kind: 'delete', path: (mark - 4) % 5 }
          : { kind: kinds[mark % 3] ?? 'text', path: mark % 5, mark, pause: true },
      );
      seen.push(await readState());
    }
    expect(new Set(seen).size).toBe(21);
    for (const wanted of seen.slice(0, -1).toReversed()) {
      await take({ kind: 'undo' });
      expect(await readState()).toBe(wanted);
    }
    await take({ kind: 'undo' });
    expect(await readState()).toBe(seen[0]);
    for (const wanted of seen.slice(1)) {
      await take({ kind: 'redo' });
      expect(await readState()).toBe(wanted);
    }
  });
});
