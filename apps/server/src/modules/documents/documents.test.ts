import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../platform/http/index.ts';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import {
  documentsOf,
  type Json,
  openDocuments,
  query,
  rowsOf,
  type TestDocuments,
  withQueries,
} from './testing/open-documents.ts';

describeOnEachEngine('documents', (engine) => {
  let documents: TestDocuments;
  let ada: Caller;

  beforeAll(async () => {
    documents = await openDocuments(engine);
    ada = await documents.addMember({ name: 'Ada', credits: 70 });
  });
  afterAll(() => documents.close());

  const textOf = (document: unknown, attribute: string): unknown =>
    JSON.parse(String((document as Json)[attribute]));
  let projects = 0;
  /** A project of a new member, because projects are created at intervals. */
  const addProject = async (data: Json = {}) => {
    projects += 1;
    const owner = await documents.addMember();
    const project = await documents.create(owner, 'projects', { name: `Proje ${projects}`, ...data });
    return { owner, project, path: `${documentsOf('projects')}/${String(project['$id'])}` };
  };

  it('creates a project with the id, files and tags that the client chose', async () => {
    const owner = await documents.addMember();
    const filesJson = JSON.stringify({ 'src/App.tsx': 'export default 1', 'package.json': '{}' });
    const project = await documents.create(
      owner,
      'projects',
      {
        name: 'Kitaplık',
        userId: 'somebody',
        status: 'x',
        isPublic: true,
        filesJson,
        tagsJson: '["Okuma"]',
        chatMessagesJson: '[]',
        createdAt: '2020',
      },
      'project_1763459_abc',
    );
    expect(project).toMatchObject({
      $id: 'project_1763459_abc',
      $collectionId: 'projects',
      $databaseId: 'main',
      $permissions: ['read', 'update', 'delete'].map((action) => `${action}("user:${owner.userId}")`),
      userId: owner.userId,
      status: 'active',
      isPublic: false,
      framework: 'react-native',
      tagsJson: '["Okuma"]',
      preview: '',
      fileCount: 2,
    });
    expect(textOf(project, 'filesJson')).toEqual(JSON.parse(filesJson));
    expect(textOf(project, 'versionHistoryJson')).toMatchObject([
      { revision: 1, projectId: 'project_1763459_abc' },
    ]);
    const again = await documents.post(owner, documentsOf('projects'), {
      documentId: 'project_1763459_abc',
      data: { name: 'B' },
    });
    expect(again).toMatchObject({ status: expect.toSatisfy((status) => status === 409 || status === 429) });
  });

  it('does not overwrite files that their writer has not seen', async () => {
    const { owner, project, path } = await addProject({
      filesJson: JSON.stringify({ 'a.ts': 'eski', 'b.ts': 'b' }),
    });
    const write = (files: Json, more: Json = {}) =>
      documents.patch(owner, path, { data: { filesJson: JSON.stringify(files), ...more } });
    const conflict = { status: 409, json: { type: 'file_conflict' } };
    expect(await write({ 'a.ts': 'yeni', 'b.ts': 'b' })).toMatchObject(conflict);
    expect(await write({ 'a.ts': 'eski' })).toMatchObject(conflict);
    expect(await write({ 'a.ts': 'eski', 'b.ts': 'b' })).toMatchObject({ status: 200 });
    const added = await write({ 'a.ts': 'eski', 'b.ts': 'b', 'c.ts': 'c' });
    expect(added).toMatchObject({ status: 200, json: { revision: Number(project['revision']) + 1 } });
    expect(await write({ 'a.ts': 'yeni' }, { revision: project['revision'] })).toMatchObject(conflict);
    const replaced = await write({ 'a.ts': 'yeni' }, { revision: (added.json as Json)['revision'] });
    expect(replaced.status).toBe(200);
    expect(textOf(replaced.json, 'filesJson')).toEqual({ 'a.ts': 'yeni' });
    // The conflict names what is there, and nothing of a rejected write is kept.
    const { json } = await write({ 'a.ts': 'x' }, { name: 'Değişmedi' });
    expect(json).toMatchObject({ details: { conflicts: [{ path: 'a.ts', currentContent: 'yeni' }] } });
    expect((await documents.get(owner, path)).json).toMatchObject({ name: project['name'] });
  });

  it.each([
    ['filesJson', '[]'],
    ['filesJson', '{"a.ts":1}'],
    ['filesJson', '{'],
    ['filesJson', 7],
    ['tagsJson', '{"a":1}'],
    ['chatMessagesJson', '{}'],
    ['chatMessagesJson', '[{"message":7}]'],
    ['name', 7],
    ['unknown', 'x'],
  ])('rejects %s with the value %s', async (attribute, value) => {
    const { owner, path } = await addProject();
    expect(await documents.patch(owner, path, { data: { [attribute]: value } })).toMatchObject({
      status: 400,
      json: { type: 'document_invalid_structure', params: { attribute } },
    });
    const row = path
      .replace('databases/main/collections', 'tablesdb/main/tables')
      .replace('documents', 'rows');
    expect(await documents.patch(owner, row, { data: { [attribute]: value } })).toMatchObject({
      status: 400,
      json: { type: 'row_invalid_structure' },
    });
  });

  it('adds messages to the chat, keeps known ones and clears it by an empty list', async () => {
    const { owner, path } = await addProject();
    const write = (messages: readonly unknown[]) =>
      documents.patch(owner, path, { data: { chatMessagesJson: JSON.stringify(messages) } });
    const first = await write([{ id: 'm1', type: 'user', message: 'Merhaba', timestamp: 1 }]);
    const [message] = textOf(first.json, 'chatMessagesJson') as { id: string }[];
    expect(message).toMatchObject({ type: 'user', message: 'Merhaba' });
    const second = await write([
      { ...message, message: 'Değiştirildi' },
      { type: 'assistant', message: 'Selam' },
      { type: 'system', message: 'x' },
    ]);
    expect(textOf(second.json, 'chatMessagesJson')).toMatchObject([
      { message: 'Merhaba' },
      { type: 'ai', message: 'Selam' },
    ]);
    expect((await write([])).json).toMatchObject({ chatMessagesJson: '[]', messageCount: 0 });
    expect((await write(Array.from({ length: 101 }, () => ({ message: 'x' })))).status).toBe(400);
  });

  it('changes the own profile, its preferences and billing details', async () => {
    const owner = await documents.addMember();
    const unsaved = (await documents.get(owner, `${documentsOf('users')}/${owner.userId}`)).json as Json;
    expect(unsaved).toMatchObject({ billingDetailsJson: '', language: 'tr' });
    expect(textOf(unsaved, 'preferencesJson')).toEqual({
      language: 'tr',
      theme: 'light',
      notifications: { email: true, push: false, sms: false, marketing: false },
    });
    const billingDetailsJson = JSON.stringify({
      type: 'individual',
      name: 'Ada',
      email: 'ada@ornek.test',
      country: 'Türkiye',
      address: 'Yol 1',
      city: 'Ankara',
      zipCode: '06000',
    });
    const created = await documents.create(
      owner,
      'users',
      {
        name: 'Ada',
        email: 'x@ornek.test',
        credits: 0,
        isAdmin: false,
        createdAt: 'now',
        preferencesJson: JSON.stringify({ language: 'en', theme: 'dark', notifications: { push: true } }),
        billingDetailsJson,
      },
      owner.userId,
    );
    expect(created).toMatchObject({ $id: owner.userId, name: 'Ada', language: 'en', email: owner.email });
    expect(textOf(created, 'preferencesJson')).toMatchObject({
      theme: 'dark',
      notifications: { push: true, email: true },
    });
    expect(textOf(created, 'billingDetailsJson')).toMatchObject({ country: 'TR', city: 'Ankara' });
    const path = `${documentsOf('users')}/${owner.userId}`;
    expect(await documents.patch(owner, path, { data: { phoneNumber: '+90 532 111 22 33' } })).toMatchObject({
      json: { phoneNumber: '+90 532 111 22 33', name: 'Ada' },
    });
    for (const data of [
      { phoneNumber: 'x' },
      { timezone: 'Mars' },
      { preferencesJson: '{"theme":"pink"}' },
      { billingDetailsJson: '{"country":"Mars"}' },
    ]) {
      expect(await documents.patch(owner, path, { data })).toMatchObject({
        status: 400,
        json: { type: 'document_invalid_structure', params: { attribute: Object.keys(data)[0] } },
      });
    }
    expect(await documents.patch(owner, path, {})).toMatchObject({
      status: 400,
      json: { type: 'document_missing_payload' },
    });
  });

  it('deletes a project into the trash', async () => {
    const { owner, path } = await addProject();
    expect((await documents.remove(owner, path)).status).toBe(204);
    expect((await documents.get(owner, path)).status).toBe(404);
    expect((await documents.remove(owner, path)).status).toBe(404);
  });

  it('sends `$sequence` as the response format has it, and rows with `$tableId`', async () => {
    const path = `${documentsOf('users')}/${ada.userId}`;
    const sequence = async (format: string) =>
      ((await documents.get(ada, path, undefined, { 'x-appwrite-response-format': format })).json as Json)[
        '$sequence'
      ];
    expect(
      [
        await sequence('2.0.0'),
        await sequence('1.9.5'),
        await sequence('1.8.0'),
        await sequence('1.6.0'),
      ].map((value) => typeof value),
    ).toEqual(['string', 'number', 'number', 'undefined']);
    const row = (await documents.get(ada, `${rowsOf('users')}/${ada.userId}`)).json as Json;
    expect(row['$tableId']).toBe('users');
    expect(row).not.toHaveProperty('$collectionId');
    expect((await documents.get(ada, rowsOf('users'))).json).toMatchObject({
      total: 1,
      rows: [{ $id: ada.userId }],
    });
  });

  it('selects attributes and leaves composed ones unread', async () => {
    const { owner, path } = await addProject();
    const { json } = await documents.get(owner, withQueries(path, [query('select', undefined, ['name'])]));
    expect(Object.keys(json as Json).filter((key) => !key.startsWith('$'))).toEqual(['name']);
    expect((await documents.get(owner, `${documentsOf('projects')}?total=false`)).json).toMatchObject({
      total: 0,
    });
  });
});
