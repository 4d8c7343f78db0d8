import { readBinaryReference } from '@kilim/app-kit';
import {
  type EndpointReply,
  limits,
  type Project,
  type uploadProjectFile,
  type VersionId,
} from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { makePng } from '../../../testing/pictures.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import type { WriteFilesInput } from '../commands/write-files.ts';
import { createProjectsRoutes, createProjectUpkeep } from '../index.ts';
import { listFiles } from '../testing/list-files.ts';
import { findUsageDifference } from '../usage/repository.ts';

type Uploaded = EndpointReply<typeof uploadProjectFile>;
const path = 'assets/logo.png';
/** Several parts long, with every byte. */
const large = Uint8Array.from({ length: 500_000 }, (_, at) => (at * 7) & 255);

describeOnEachEngine('binary files of a project', ({ transactions }) => {
  const clock = createManualClock();
  const projects = createTestProjects({ transactions, clock });
  const app = createTestApp({ routes: createProjectsRoutes(projects), rateLimitFactor: 100 });
  let owner: Caller;
  let project: Project;

  const upload = (at: string, bytes: Uint8Array<ArrayBuffer>, query = '', as: Caller | null = owner) =>
    app.call('PUT', `/v1/projects/${project.id}/files/upload?path=${encodeURIComponent(at)}${query}`, {
      as,
      rawBody: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const put = async (at: string, bytes: Uint8Array<ArrayBuffer>, query = ''): Promise<Uploaded['file']> =>
    ((await upload(at, bytes, query)).json as Uploaded).file;
  const download = (hash: string, as: Caller | null = owner, projectId = project.id) =>
    app.call('GET', `/v1/projects/${projectId}/contents/${hash}`, { as });
  const filesOf = async (id = project.id) =>
    new Map((await listFiles(projects, owner.userId, id)).files.map((file) => [file.path, file]));
  const write = (
    operations: WriteFilesInput['operations'],
    reason: WriteFilesInput['reason'] = 'code-save',
  ) => projects.writeFiles(owner.userId, project.id, { reason, operations });

  beforeEach(async () => {
    owner = await addUser(transactions);
    clock.advance(10 * 60_000);
    project = await projects.create(owner.userId, { name: 'Su', language: 'tr' });
  });

  it('keep their bytes when they are uploaded and deleted within one editing session', async () => {
    const { hash, content } = await put(path, makePng(8, 8));
    await write([{ kind: 'delete', path, baseHash: hash }]);
    const copy = 'assets/logo (2).png';
    await write([{ kind: 'write', path: copy, content, baseHash: null }]);
    expect((await filesOf()).get(copy)?.hash).toBe(hash);
    expect((await download(hash)).status).toBe(200);
  });

  it('are stored under the hash of their bytes and stand as a reference in the list of files', async () => {
    const file = await put(path, makePng(640, 480));
    expect(readBinaryReference(file.content)).toEqual({
      hash: file.hash,
      mediaType: 'image/png',
      size: makePng().byteLength,
      width: 640,
      height: 480,
    });
    expect((await filesOf()).get(path)).toEqual(file);
    const { versions } = await projects.listVersions(owner.userId, project.id, { limit: 1 });
    expect(versions[0]).toMatchObject({
      reason: 'create-file',
      changes: [{ path, kind: 'created', added: 0, removed: 0 }],
    });
  });

  it('are returned byte for byte as a download that no browser runs or shows', async () => {
    const { hash } = await put('assets/data.bin', large);
    const reply = await download(hash);
    expect(Buffer.compare(reply.bytes(), large)).toBe(0);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '500000',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('look missing to other users, in other projects and as texts', async () => {
    const { hash } = await put(path, makePng());
    const stranger = await addUser(transactions);
    expect(await download(hash, stranger)).toMatchObject({
      status: 404,
      json: { type: 'project_not_found' },
    });
    expect(await upload('a.png', makePng(), '', stranger)).toMatchObject({
      status: 404,
      json: { type: 'project_not_found' },
    });
    clock.advance(10_000);
    const other = await projects.create(owner.userId, { name: 'Diğer', language: 'tr' });
    const missing = { status: 404, json: { type: 'file_not_found' } };
    expect(await download(hash, owner, other.id)).toMatchObject(missing);
    expect(await download('0'.repeat(64))).toMatchObject(missing);
    const text = (await filesOf()).get('src/App.tsx');
    expect(await download(text?.hash ?? '')).toMatchObject(missing);
    expect(await download(hash, null)).toMatchObject({ status: 401 });
  });

  it('cannot be reached by a reference that the project does not have', async () => {
    const { content, hash } = await put(path, makePng());
    clock.advance(10_000);
    const { id } = await projects.create(owner.userId, { name: 'Diğer', language: 'tr' });
    const steal = (text: string) =>
      projects.writeFiles(owner.userId, id, {
        reason: 'code-save',
        operations: [{ kind: 'write', path: 'a.png', content: text, baseHash: null }],
      });
    await expect(steal(content)).rejects.toThrow('file_reference_unknown');
    // Also with other facts than those of the bytes.
    const forged = content.replace('image/png', 'text/html');
    await expect(write([{ kind: 'write', path: 'b.png', content: forged, baseHash: null }])).rejects.toThrow(
      'file_reference_unknown',
    );
    await write([{ kind: 'write', path: 'b.png', content, baseHash: null }]);
    expect((await filesOf()).get('b.png')?.hash).toBe(hash);
  });

  it('are renamed, deleted and brought back like texts', async () => {
    const { content, hash } = await put(path, makePng());
    await write([{ kind: 'rename', from: path, to: 'assets/sign.png', baseHash: hash }], 'rename');
    expect((await filesOf()).get('assets/sign.png')).toMatchObject({ content, hash });
    await write([{ kind: 'delete', path: 'assets/sign.png', baseHash: hash }], 'delete');
    expect((await filesOf()).has('assets/sign.png')).toBe(false);
    await write([{ kind: 'write', path, content, baseHash: null }]);
    expect((await filesOf()).get(path)).toMatchObject({ content, hash });
  });

  it('are replaced only over the copy that the user saw', async () => {
    const first = await put(path, makePng(10, 10));
    const second = await put(path, makePng(20, 20), `&baseHash=${first.hash}`);
    expect(second.hash).not.toBe(first.hash);
    const refused = await upload(path, makePng(30, 30), `&baseHash=${first.hash}`);
    expect(refused).toMatchObject({
      status: 409,
      json: {
        type: 'file_conflict',
        details: { conflicts: [{ path, currentHash: second.hash, currentContent: second.content }] },
      },
    });
    expect((await upload(path, makePng(30, 30))).status).toBe(409);
  });

  it('stay in a copy of the project and come back when a version is restored', async () => {
    const { hash } = await put(path, makePng());
    const [before] = (await projects.listVersions(owner.userId, project.id, { limit: 1 })).versions;
    await write([{ kind: 'delete', path, baseHash: hash }], 'delete');
    await projects.restoreVersion(owner.userId, project.id, before?.id as VersionId, null);
    expect((await filesOf()).get(path)?.hash).toBe(hash);
    clock.advance(10_000);
    const copy = await projects.duplicate(owner.userId, project.id);
    expect(Buffer.compare((await download(hash, owner, copy.id)).bytes(), makePng())).toBe(0);
  });

  it('are never replaced by the text of an answer, which may delete and move them', async () => {
    const { content, hash } = await put(path, makePng());
    const apply = (files: Record<string, string | null>) =>
      transactions.run((tx) =>
        projects.applyFiles(tx, {
          projectId: project.id,
          files,
          reason: 'ai',
          author: 'ai',
          turnId: null,
          title: null,
        }),
      );
    await apply({ [path]: 'a picture of a cat', 'src/a.ts': 'export {};\n' });
    expect((await filesOf()).get(path)?.hash).toBe(hash);
    await apply({ [path]: null, 'img/logo.png': content });
    const files = await filesOf();
    expect([files.has(path), files.get('img/logo.png')?.hash]).toEqual([false, hash]);
  });

  it('count with their bytes and are deleted with the last project that has them', async () => {
    const { hash } = await put(
      'assets/own.bin',
      large.map((byte) => byte ^ 1),
    );
    expect((await findUsageDifference(transactions.outside, project.id))?.difference).toBe(0);
    const parts = () =>
      queries(transactions.outside)
        .selectFrom('content_parts')
        .select('part')
        .where('hash', '=', hash)
        .execute();
    expect(await parts()).toHaveLength(3);
    await projects.remove(owner.userId, project.id);
    await projects.purge(owner.userId, project.id);
    await createProjectUpkeep({ transactions, clock, findVersionsInUse: async () => new Set() }).tidy();
    expect(await parts()).toEqual([]);
  });

  describe('are checked when they are uploaded', () => {
    it.each([
      ['file_empty', 400, 'a.png', new Uint8Array()],
      ['image_too_large', 413, 'a.png', makePng(4_097, 1)],
      ['file_path_invalid', 400, '../a.png', makePng()],
      ['binary_file_too_large', 413, 'a.bin', new Uint8Array(limits.bytesPerBinaryFile + 1)],
      ['file_too_large', 413, 'a.txt', new Uint8Array(limits.bytesPerFile + 1).fill(97)],
    ])('%s', async (type, status, at, bytes) => {
      expect(await upload(at, bytes)).toMatchObject({ status, json: { type } });
    });

    it('as texts when they are texts, so that a drawing stays editable', async () => {
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      const file = await put('assets/a.svg', new TextEncoder().encode(drawing));
      expect(file.content).toBe(drawing);
    });
  });
});
