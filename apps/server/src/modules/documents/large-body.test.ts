import { limits } from '@kilim/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../testing/each-engine.ts';
import { openDocuments, type TestDocuments } from './testing/open-documents.ts';

describeOnEachEngine('a document as large as a request may be', (engine) => {
  let documents: TestDocuments;

  beforeAll(async () => {
    documents = await openDocuments(engine);
  });
  afterAll(() => documents.close());

  it('is created with all of its files', async () => {
    const owner = await documents.addMember();
    const line = "export const first = 'a';\n";
    const content = line.repeat(Math.floor(limits.bodyMaximum / 12 / (line.length + 1)));
    const files = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`src/file-${at}.ts`, content]));
    const filesJson = JSON.stringify(files);
    expect(filesJson.length).toBeGreaterThan(limits.bodyMaximum * 0.85);
    const created = await documents.create(owner, 'projects', { name: 'Büyük', filesJson });
    expect(created).toMatchObject({ name: 'Büyük', userId: owner.userId });
    // Files of this size are read one by one.
    expect(created).not.toHaveProperty('filesJson');
    const path = `/v1/projects/${String(created['$id'])}/files`;
    const { json } = await documents.get(owner, path);
    expect((json as { files: unknown[] }).files).toHaveLength(11);
  }, 120_000);
});
