import type { ProjectId, VersionId } from '@kilim/contract';
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
      readonly kind: 'text' | 'picture';
      readonly path: number;
      readonly mark: number;
      readonly pause: boolean;
    }
  | { readonly kind: 'delete'; readonly path: number }
  | { readonly kind: 'answer'; readonly mark: number }
  | { readonly kind: 'restore'; readonly version: number };

const small = fc.integer({ min: 0, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('text', 'picture'),
    path: small,
    mark: fc.integer({ min: 0, max: 255 }),
    pause: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('delete'), path: small }),
  fc.record({ kind: fc.constant('answer'), mark: small }),
  fc.record({ kind: fc.constant('restore'), version: fc.nat({ max: 30 }) }),
);

describeOnEachEngine('any sequence of changes and restores', ({ transactions }) => {
  const clock = createManualClock();
  const projects = createTestProjects({ transactions, clock });

  it('can be undone: every version comes back byte for byte, as a new version', async () => {
    const { userId } = await addUser(transactions);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        clock.advance(10 * 60_000);
        const { id } = await projects.create(userId, { name: `P${clock.now()}`, language: 'tr' });
        await run(id, steps);
      }),
      { numRuns: 12 },
    );

    /** All files with the bytes of the binary ones. */
    async function readState(id: ProjectId): Promise<string> {
      const pages = await projects.openFilePages(userId, id);
      const files: [string, string][] = [];
      for await (const page of pages) {
        for (const [path, data] of page) files.push([path, Buffer.from(data).toString('base64')]);
      }
      return JSON.stringify(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    }

    async function change(id: ProjectId, one: Exclude<Step, { kind: 'restore' }>): Promise<void> {
      const { files } = await listFiles(projects, userId, id);
      const hashAt = (path: string) => files.find((file) => file.path === path)?.hash ?? null;
      if (one.kind === 'answer') {
        await transactions.run((tx) =>
          projects.applyFiles(tx, {
            projectId: id,
            files: { 'src/a.ts': `export const a = ${one.mark};\n`, 'img/3.png': null },
            reason: 'ai',
            author: 'ai',
            turnId: null,
            title: 'Answer',
          }),
        );
        return;
      }
      const path = one.kind === 'text' ? `src/${one.path}.ts` : `img/${one.path}.png`;
      const baseHash = hashAt(path);
      if (one.kind === 'delete') {
        if (baseHash === null) return;
        const operations = [{ kind: 'delete' as const, path, baseHash }];
        await projects.writeFiles(userId, id, { reason: 'delete', operations });
        return;
      }
      // Within two minutes a save continues the editing session.
      clock.advance(one.pause ? 130_000 : 1_000);
      if (one.kind === 'text') {
        const operations = [{ kind: 'write' as const, path, content: `// ${one.mark}\n`, baseHash }];
        await projects.writeFiles(userId, id, { reason: 'code-save', operations });
      } else {
        const bytes = makePng(8, 8, one.mark);
        await projects.uploadFile(userId, id, { path, bytes, baseHash: baseHash ?? undefined });
      }
    }

    async function run(id: ProjectId, steps: readonly Step[]): Promise<void> {
      const states = new Map<VersionId, string>();
      const note = async (): Promise<void> => {
        const [latest] = (await projects.listVersions(userId, id, { limit: 1 })).versions;
        if (latest) states.set(latest.id, await readState(id));
      };
      const restore = async (version: VersionId): Promise<void> => {
        const wanted = states.get(version);
        const before = await readState(id);
        const restored = await projects.restoreVersion(userId, id, version, null);
        expect(states.has(restored.id)).toBe(false);
        expect(await readState(id)).toBe(wanted);
        // What was current before the restore is a version, too.
        expect(states.get(restored.previousId as VersionId)).toBe(before);
        await note();
      };
      await note();
      for (const one of steps) {
        if (one.kind === 'restore') {
          const known = [...states.keys()];
          await restore(known[one.version % known.length] as VersionId);
        } else {
          await change(id, one);
          await note();
        }
      }
      for (const version of [...states.keys()].toReversed()) await restore(version);
    }
  });
});
