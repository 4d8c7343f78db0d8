import { countChangedLines, type ProjectFiles } from '@kilim/app-kit';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { diffFiles } from '../answers/file-changes.ts';
import { editShop, overreaching, type ScopeCase, shopFiles } from '../testing/scope-cases.ts';
import { createTurnFixture, writeReply } from '../testing/turn-fixture.ts';

/** Lines of the files outside of the request that differ between two states. */
function countOutside({ outside }: ScopeCase, before: ProjectFiles, after: ProjectFiles): number {
  return outside.reduce((sum, path) => {
    const { added, removed } = countChangedLines(before[path] ?? '', after[path] ?? '');
    return sum + added + removed;
  }, 0);
}

describeOnEachEngine('scripted requests', ({ transactions }) => {
  it('change no line outside of their scope, and every line inside', async () => {
    const figures = { requests: 0, answered: 0, applied: 0, missing: [] as string[] };
    for (const scripted of overreaching) {
      const fixture = await createTurnFixture(transactions);
      for (const [path, content] of Object.entries(shopFiles)) await fixture.write(path, content);
      const before = await fixture.files();
      const wanted = editShop(scripted.edits);
      const files = diffFiles(shopFiles, wanted);
      fixture.provider.push({ text: writeReply({ files }), tokens: 100 });
      expect(await fixture.finish(scripted.request)).toMatchObject({ status: 'done' });
      const after = await fixture.files();
      const inside = Object.keys(files).filter((path) => !scripted.outside.includes(path));
      figures.requests += 1;
      figures.answered += countOutside(scripted, shopFiles, wanted);
      figures.applied += countOutside(scripted, before, after);
      figures.missing.push(...inside.filter((path) => after[path] !== wanted[path]));
    }
    expect(figures).toEqual({ requests: 20, answered: 44, applied: 0, missing: [] });
  });
});
