import type { Project } from '@kilim/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { runInline } from '../../platform/workers/testing/run-inline.ts';
import { createTestProjects } from '../../testing/create-test-projects.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { makePng } from '../../testing/pictures.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/users.ts';
import { listFiles } from '../projects/testing/list-files.ts';
import { checkExportJob, exportProjectJob } from './export-job.ts';
import { createExportsRoutes, createExportsService } from './index.ts';

describeOnEachEngine('exports over HTTP', ({ transactions }) => {
  const projects = createTestProjects({
    transactions,
  });
  const service = createExportsService({
    projects,
    findReport: async () => null,
    runExport: runInline(exportProjectJob),
    runCheck: runInline(checkExportJob),
  });
  const app = createTestApp({ routes: createExportsRoutes(service) });
  let owner: Caller;
  let project: Project;

  beforeEach(async () => {
    owner = await addUser(transactions);
    project = await projects.create(owner.userId, { name: 'Şık: Alışveriş?', language: 'tr' });
  });

  const download = (as: Caller | null = owner, query = '') =>
    app.call('GET', `/v1/projects/${project.id}/export${query}`, { as });
  const check = (as: Caller | null = owner) =>
    app.call('GET', `/v1/projects/${project.id}/export/check`, { as });
  const write = (path: string, content: string) =>
    projects.writeFiles(owner.userId, project.id, {
      reason: 'code-save',
      operations: [{ kind: 'write', path, content, baseHash: null }],
    });

  it('returns a zip with the Expo project, named after the project', async () => {
    await write('src/Şehir.ts', "export const şehir = 'Iğdır';\n");
    const reply = await download();
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/zip');
    expect(reply.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('Şık Alışveriş.zip')}`,
    );
    const files = unzipSync(reply.bytes());
    expect(Object.keys(files).map((path) => path.replace('sik-alisveris/', ''))).toEqual(
      expect.arrayContaining([
        'app.json',
        'assets/icon.png',
        'babel.config.js',
        'index.ts',
        'package-lock.json',
        'package.json',
        'README.md',
        'src/App.tsx',
        'src/Şehir.ts',
        'tsconfig.json',
      ]),
    );
    expect(strFromU8(files['sik-alisveris/src/Şehir.ts'] ?? new Uint8Array())).toContain('Iğdır');
  });

  it('contains the bytes of pictures and fonts, and the types of their imports', async () => {
    const bytes = makePng(12, 12, 7);
    await projects.uploadFile(owner.userId, project.id, { path: 'assets/logo.png', bytes });
    // A picture of the project replaces the one that is drawn for it.
    await projects.uploadFile(owner.userId, project.id, { path: 'assets/icon.png', bytes });
    const files = unzipSync((await download()).bytes());
    const at = (path: string): Uint8Array => files[`sik-alisveris/${path}`] ?? new Uint8Array();
    expect([...at('assets/logo.png')]).toEqual([...bytes]);
    expect([...at('assets/icon.png')]).toEqual([...bytes]);
    expect(strFromU8(at('assets.d.ts'))).toContain("declare module '*.png'");
    const listed = (await check()).json as { files: { path: string; size: number }[] };
    expect(listed.files).toContainEqual({ path: 'assets/logo.png', size: bytes.byteLength });
  });

  it('is reproducible and has a README in the requested language', async () => {
    const [one, other, english] = [await download(), await download(), await download(owner, '?language=en')];
    expect(Buffer.from(one.bytes()).equals(Buffer.from(other.bytes()))).toBe(true);
    const readmeOf = (bytes: Uint8Array): string =>
      strFromU8(unzipSync(bytes)['sik-alisveris/README.md'] ?? new Uint8Array());
    expect(readmeOf(english.bytes())).not.toBe(readmeOf(one.bytes()));
  });

  it('rejects a project that does not parse with path and line', async () => {
    await write('src/Broken.tsx', 'const a = 1;\nconst b = <A>x</B>;\n');
    expect(await download()).toMatchObject({
      status: 422,
      json: { type: 'export_failed', params: { path: 'src/Broken.tsx', line: 2, reason: 'syntax' } },
    });
  });

  it('exports a project with a wrong import', async () => {
    await write('src/Wrong.ts', "import './nowhere';\n");
    expect((await download()).status).toBe(200);
  });

  it('requires a choice for untested packages and applies it', async () => {
    expect(await check()).toMatchObject({ status: 200, json: { packages: [] } });
    await write('src/Chart.tsx', "import { a } from 'victory-native';\nimport b from 'axios/lib';\n");
    const { files } = await listFiles(projects, owner.userId, project.id);
    const baseHash = files.find(({ path }) => path === 'package.json')?.hash ?? null;
    const content = '{"dependencies":{"axios":"^1.9.0"}}';
    await projects.writeFiles(owner.userId, project.id, {
      reason: 'code-save',
      operations: [{ kind: 'write', path: 'package.json', content, baseHash }],
    });
    const packages = [
      { name: 'axios', version: '1.9.0', uses: [{ path: 'src/Chart.tsx', line: 2 }] },
      { name: 'victory-native', version: null, uses: [{ path: 'src/Chart.tsx', line: 1 }] },
    ];
    expect(await check()).toMatchObject({ status: 200, json: { packages } });
    expect(await download()).toMatchObject({
      status: 422,
      json: { type: 'export_packages_undecided', params: { packages: 'axios, victory-native' } },
    });
    const dependenciesOf = async (choice: string): Promise<Record<string, string>> => {
      const reply = await download(owner, `?packages=${choice}`);
      expect(reply.status).toBe(200);
      const manifest = unzipSync(reply.bytes())['sik-alisveris/package.json'] ?? new Uint8Array();
      return (JSON.parse(strFromU8(manifest)) as { dependencies: Record<string, string> }).dependencies;
    };
    expect(await dependenciesOf('keep')).toMatchObject({ axios: '1.9.0', 'victory-native': 'latest' });
    expect(Object.keys(await dependenciesOf('omit'))).not.toContain('axios');
    expect(await download(owner, '?packages=maybe')).toMatchObject({ status: 400 });
  });

  it('describes exactly the files of the zip', async () => {
    await write('src/Şehir.ts', "export const şehir = 'Iğdır';\n");
    const { json } = await check();
    const { files, folder, zipBytes } = json as {
      files: { path: string; size: number }[];
      folder: string;
      zipBytes: number;
    };
    const reply = await download();
    const sizes = Object.entries(unzipSync(reply.bytes())).map(([path, bytes]) => [path, bytes.byteLength]);
    expect(files.map(({ path, size }) => [`${folder}/${path}`, size])).toEqual(sizes);
    expect(zipBytes).toBe(reply.bytes().byteLength);
  });

  it('lists what will not work on a phone with its place', async () => {
    expect(await check()).toMatchObject({ json: { warnings: [], warningCount: 0 } });
    await write('src/Web.tsx', "import './nowhere';\nexport const Web = () => <div>a</div>;\n");
    expect(await check()).toMatchObject({
      json: {
        warnings: [
          { kind: 'unresolved-import', path: 'src/Web.tsx', line: 1 },
          { kind: 'web-only-tag', path: 'src/Web.tsx', line: 2 },
        ],
        warningCount: 2,
      },
    });
    await write('src/Many.ts', "import './nowhere';\n".repeat(60));
    const { json } = await check();
    const { warnings, warningCount } = json as { warnings: unknown[]; warningCount: number };
    expect([warnings.length, warningCount >= 50]).toEqual([50, true]);
  });

  it('checks whether a project can be exported', async () => {
    await write('src/Broken.tsx', 'const b = <A>x</B>;\n');
    expect(await check()).toMatchObject({ status: 422, json: { type: 'export_failed' } });
    expect(await check(null)).toMatchObject({ status: 401 });
    expect(await check(await addUser(transactions))).toMatchObject({
      status: 404,
      json: { type: 'project_not_found' },
    });
  });

  it('rejects a project without an entry', async () => {
    const { files } = await listFiles(projects, owner.userId, project.id);
    await projects.writeFiles(owner.userId, project.id, {
      reason: 'delete',
      operations: files.map(({ path, hash }) => ({ kind: 'delete', path, baseHash: hash })),
    });
    expect(await download()).toMatchObject({ status: 422, json: { params: { reason: 'no-entry' } } });
  });

  it("rejects guests and another user's project", async () => {
    expect(await download(null)).toMatchObject({ status: 401, json: { type: 'general_unauthorized_scope' } });
    const stranger = await addUser(transactions);
    expect(await download(stranger)).toMatchObject({ status: 404, json: { type: 'project_not_found' } });
    expect(await download(owner, '?language=de')).toMatchObject({
      status: 400,
      json: { type: 'general_argument_invalid' },
    });
  });
});
