import { checkProject, expoExport } from '@kilim/app-kit';
import type { EndpointReply, importProject, Project } from '@kilim/contract';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../../platform/clock/clock.ts';
import { queries } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { inspectSource } from '../../../platform/inspect/index.ts';
import { createTestProjects } from '../../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { makePng } from '../../../testing/pictures.ts';
import { createTestApp, type TestReply } from '../../../testing/test-app.ts';
import { addUser } from '../../../testing/users.ts';
import { createProjectsRoutes } from '../index.ts';
import { listFiles } from '../testing/list-files.ts';

type Imported = EndpointReply<typeof importProject>;

const texts = (files: Readonly<Record<string, string>>): Zippable =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));
const small = { 'App.tsx': 'export default function App() {\n  return null;\n}\n' };

describeOnEachEngine('POST /projects/import', ({ transactions }) => {
  const clock = createManualClock();
  const projects = createTestProjects({
    transactions,
    clock,
  });
  const app = createTestApp({ routes: createProjectsRoutes(projects) });
  let owner: Caller;

  const send = (
    archive: Uint8Array,
    query = '',
    as: Caller | null = owner,
    type = 'application/zip',
  ): Promise<TestReply> =>
    app.call('POST', `/v1/projects/import${query}`, {
      as,
      rawBody: new Uint8Array(archive),
      headers: { 'content-type': type },
    });
  const importZip = async (files: Zippable, query = ''): Promise<TestReply> => {
    clock.advance(2_000);
    return send(zipSync(files), query);
  };
  const readFiles = async (project: Project): Promise<Record<string, string>> => {
    const { files } = await listFiles(projects, owner.userId, project.id);
    return Object.fromEntries(files.map(({ path, content }) => [path, content]));
  };
  const countProjects = async () => (await projects.list(owner.userId, { sort: 'name', limit: 1 })).total;
  const expectError = (reply: TestReply, status: number, type: string) =>
    expect(reply).toMatchObject({ status, json: { type, code: status } });

  beforeEach(async () => {
    owner = await addUser(transactions);
  });

  it('creates a project with one version and reports skipped files', async () => {
    const reply = await importZip({
      ...texts({
        'mobil/package.json': '{"name": "mobil"}',
        'mobil/app.json': '{"expo": {"name": "Hava  Durumu\\u202e"}}',
        'mobil/App.tsx': small['App.tsx'],
        'mobil/src/Şehir.ts': '\ufeffexport const şehir = 1;\n',
        'mobil/node_modules/a/index.js': 'a',
      }),
      'mobil/assets/icon.png': makePng(64, 64),
      'mobil/assets/wide.png': makePng(5_000, 1),
      'mobil/assets/data': new Uint8Array([1, 0, 2]),
      'mobil/src/latin.ts': new Uint8Array([0xfe, 0xff, 0x41]),
    });
    expect(reply.status).toBe(201);
    const { project, skipped, skippedCount } = reply.json as Imported;
    expect(project).toMatchObject({
      name: 'Hava Durumu',
      description: 'Yeni mobil uygulama projesi',
      fileCount: 6,
      revision: 1,
      template: 'basic',
    });
    expect(skipped).toEqual([
      { path: 'assets/wide.png', reason: 'large' },
      { path: 'mobil/node_modules/', reason: 'generated' },
      { path: 'src/latin.ts', reason: 'binary' },
    ]);
    expect(skippedCount).toBe(3);
    expect(await readFiles(project)).toMatchObject({ 'src/Şehir.ts': 'export const şehir = 1;\n' });
    const { versions } = await projects.listVersions(owner.userId, project.id, { limit: 5 });
    expect(versions).toMatchObject([{ reason: 'import', author: 'user', fileCount: 6 }]);
  });

  it('imports an export of this server, which can be run and exported again', async () => {
    const original = await projects.create(owner.userId, { name: 'Şık Liste', language: 'tr' });
    const files = await readFiles(original);
    const exported = expoExport({ name: 'Şık Liste', files, language: 'tr' }).files;
    const reply = await importZip(
      texts(Object.fromEntries(Object.entries(exported).map(([path, text]) => [`sik-liste/${path}`, text]))),
    );
    const { project, skipped } = reply.json as Imported;
    expect(project.name).toBe('Şık Liste (2)');
    expect(skipped).toEqual([{ path: 'sik-liste/package-lock.json', reason: 'generated' }]);
    const imported = await readFiles(project);
    const { 'package-lock.json': _, ...own } = exported;
    expect(imported).toEqual(own);
    expect(checkProject(imported, inspectSource)).toEqual([]);
    expect(expoExport({ name: project.name, files: imported, language: 'tr' }).files).toMatchObject({
      'src/App.tsx': files['src/App.tsx'],
    });
  });

  it.each([
    ['?name=Tatil%20Planı', 'Tatil Planı'],
    ['', 'App'],
    ['?name=%20%20', 'App'],
  ])('names a project without an own name by the query %j', async (query, name) => {
    expect((await importZip(texts(small), query)).json).toMatchObject({ project: { name } });
  });

  it.each([
    ['{"displayName": "Görünen", "name": "Eski"}', 'Görünen'],
    ['{"name": "Eski"}', 'Eski'],
    ['{"expo": 3, "name": 4}', 'App'],
    ['not json', 'App'],
    ['[]', 'App'],
  ])('reads the name from app.json %j', async (config, name) => {
    const reply = await importZip({ ...texts(small), ...texts({ 'app.json': config }) });
    expect(reply.json).toMatchObject({ project: { name } });
  });

  it('cuts a long name and a long list of skipped files', async () => {
    const icons = Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [`icons/${index}.so`, new Uint8Array([1])]),
    );
    const reply = await importZip(
      { ...texts({ ...small, 'app.json': JSON.stringify({ name: 'ş'.repeat(300) }) }), ...icons },
      '?language=en',
    );
    const { project, skipped, skippedCount } = reply.json as Imported;
    expect(project.name).toHaveLength(100);
    expect(project.description).toBe('New mobile app project');
    expect([skipped.length, skippedCount]).toEqual([100, 150]);
  });

  describe('rejects without creating anything', () => {
    it.each([
      ['a file that is not a zip', strToU8('merhaba'), 400, 'import_archive_invalid'],
      ['an empty zip', zipSync({}), 400, 'import_no_project'],
      ['a zip without code', zipSync(texts({ 'a.txt': 'a' })), 400, 'import_no_project'],
      ['a zip with only type declarations', zipSync(texts({ 'a.d.ts': 'a' })), 400, 'import_no_project'],
      ['a path outside', zipSync(texts({ ...small, '../x.ts': 'x' })), 400, 'import_path_unsafe'],
      ['clashing names', zipSync(texts({ 'A.ts': '1', 'a.ts': '2' })), 409, 'file_path_clash'],
      [
        'a source over 1 MB',
        zipSync({ ...texts(small), 'big.ts': new Uint8Array(1_048_577).fill(97) }),
        413,
        'file_too_large',
      ],
      [
        'more than 400 files',
        zipSync(
          texts(Object.fromEntries(Array.from({ length: 401 }, (_, index) => [`${index}.ts`, `${index}`]))),
        ),
        400,
        'project_too_many_files',
      ],
      [
        'thousands of files',
        zipSync(texts(Object.fromEntries(Array.from({ length: 1_700 }, (_, index) => [`${index}`, ''])))),
        400,
        'project_too_many_files',
      ],
      [
        'more than 20 MB',
        zipSync(
          Object.fromEntries(
            Array.from({ length: 21 }, (_, index) => [
              `${index}.ts`,
              new Uint8Array(1_048_576).fill(97 + index),
            ]),
          ),
        ),
        413,
        'project_too_large',
      ],
      [
        'a bomb of many files',
        zipSync(
          Object.fromEntries(
            Array.from({ length: 60 }, (_, index) => [`${index}.ts`, new Uint8Array(1_048_576)]),
          ),
        ),
        413,
        'project_too_large',
      ],
    ])('%s', async (_name, archive, status, type) => {
      clock.advance(2_000);
      expectError(await send(archive), status, type);
      expect(await countProjects()).toBe(0);
    });

    it('an archive over 25 MB', async () => {
      expectError(await send(new Uint8Array(25 * 1_048_576 + 1)), 413, 'import_archive_too_large');
    });

    it('guests', async () => {
      expectError(await send(zipSync(texts(small)), '', null), 401, 'general_unauthorized_scope');
    });
  });

  it('creates one project for two concurrent requests', async () => {
    clock.advance(2_000);
    const replies = await Promise.all([0, 1].map(() => send(zipSync(texts(small)))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 429]);
    expect(await countProjects()).toBe(1);
  });

  it('leaves neither project nor contents when it is interrupted', async () => {
    const marker = `${Date.now()} only here\n`;
    const interrupted = createTestProjects({
      transactions: {
        outside: transactions.outside,
        run: (work) =>
          transactions.run(async (tx) => {
            await work(tx);
            throw new Error('interrupted');
          }),
      },
      clock,
    });
    const archive = zipSync(texts({ 'App.tsx': marker }));
    await expect(interrupted.importArchive(owner.userId, { archive, language: 'tr' })).rejects.toThrow(
      'interrupted',
    );
    expect(await countProjects()).toBe(0);
    const left = await queries(transactions.outside)
      .selectFrom('blobs')
      .select('hash')
      .where('content', '=', marker)
      .execute();
    expect(left).toEqual([]);
    // The failed import does not count for the creation interval.
    await expect(interrupted.importArchive(owner.userId, { archive, language: 'tr' })).rejects.toThrow(
      'interrupted',
    );
  });
});
