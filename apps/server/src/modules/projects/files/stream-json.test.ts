import { listFiles, type ProjectId, type UserId } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { createManualClock, toTimestamp } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { joinChunks } from '../../../testing/join-chunks.ts';
import { addUser } from '../../../testing/users.ts';
import { toFileContent } from './file-content.ts';
import { readProjectFiles } from './repository.ts';

const kilobyte = 1_024;
/** Longer than one read, with escaped characters and surrogate pairs at every boundary. */
const large = `"\\\n\t\u0001${'şğ😀İ'.repeat(60 * kilobyte)}son`;

describeOnEachEngine('streamFiles', ({ transactions }) => {
  const clock = createManualClock();
  const projects = createTestProjects({
    transactions,
    clock,
  });
  let userId: UserId;

  const create = async (files: Record<string, string>): Promise<ProjectId> => {
    clock.advance(2_000);
    const project = await transactions.run((tx) =>
      projects.createWithFiles(tx, {
        userId,
        name: 'Deneme',
        description: '',
        files,
        template: 'ai-generated',
        turnId: null,
      }),
    );
    return project.id;
  };

  beforeEach(async () => {
    userId = (await addUser(transactions)).userId;
  });

  it('streams small, large, equal and empty files', async () => {
    const small = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`src/s${at}.ts`, `// ${at}\n`]));
    const projectId = await create({
      'src/App.tsx': 'export default 1;\n',
      'src/büyük.ts': large,
      'src/empty.ts': '',
      'src/again.ts': large,
      'src/exact.ts': 'x'.repeat(64 * kilobyte),
      'src/twice.ts': 'x'.repeat(128 * kilobyte),
      ...small,
    });
    const { pieces, size } = await projects.streamFiles(userId, projectId);
    const streamed: unknown = JSON.parse(await joinChunks(pieces));
    const stored = await readProjectFiles(transactions.outside, projectId);
    const files = stored?.files.map((file) => ({ ...file, updatedAt: toTimestamp(file.updatedAt) }));
    expect(streamed).toEqual({ revision: stored?.revision, files });
    expect(listFiles.reply.parse(streamed)).toEqual(streamed);
    expect(size).toBeGreaterThan(2 * new TextEncoder().encode(large).byteLength);
  });

  it('streams pieces of about 64 KB', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`src/f${at}.ts`, `// ${at}\n`.padEnd(50 * kilobyte, 'x')]),
    );
    const projectId = await create({ ...files, 'src/z.ts': 'y'.repeat(1_000 * kilobyte) });
    const { pieces } = await projects.streamFiles(userId, projectId);
    const lengths: number[] = [];
    for await (const piece of pieces) lengths.push(piece.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(66 * kilobyte);
    expect(lengths.length).toBeGreaterThan(50);
  });

  it('aborts when a content is deleted while it is sent', async () => {
    const projectId = await create({ 'a.ts': 'x'.repeat(60 * kilobyte), 'b.ts': 'y'.repeat(100 * kilobyte) });
    const { pieces } = await projects.streamFiles(userId, projectId);
    const reader = pieces[Symbol.asyncIterator]();
    await reader.next();
    await projects.remove(userId, projectId);
    await projects.purge(userId, projectId);
    const { hash } = toFileContent('b.ts', 'y'.repeat(100 * kilobyte));
    await queries(transactions.outside).deleteFrom('blobs').where('hash', '=', hash).execute();
    const rest = async (): Promise<void> => {
      while (!(await reader.next()).done);
    };
    await expect(rest()).rejects.toThrow('was deleted while it was being sent');
  });

  it('rejects a missing, a deleted and another user’s project', async () => {
    const refused = expect.objectContaining({ type: 'project_not_found' });
    const projectId = await create({ 'a.ts': '1' });
    const stranger = (await addUser(transactions)).userId;
    await expect(projects.streamFiles(stranger, projectId)).rejects.toEqual(refused);
    await projects.remove(userId, projectId);
    await expect(projects.streamFiles(userId, projectId)).rejects.toEqual(refused);
    await expect(projects.streamFiles(userId, 'none' as ProjectId)).rejects.toEqual(refused);
  });
});
