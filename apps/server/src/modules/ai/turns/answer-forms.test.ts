import { creditRules } from '@kilim/contract';
import { beforeEach, expect, it } from 'vitest';
import { describeOnEachEngine } from '../../../testing/each-engine.ts';
import { createTurnFixture, screenWith, type TurnFixture, writeReply } from '../testing/turn-fixture.ts';

const app = (text: string): string => `<file path="src/App.tsx">\n${screenWith(text)}\n</file>`;

describeOnEachEngine('forms of an answer', ({ transactions }) => {
  let fixture: TurnFixture;
  beforeEach(async () => {
    fixture = await createTurnFixture(transactions);
  });
  const shown = (call: number): string =>
    (fixture.provider.calls[call]?.messages ?? []).map(({ content }) => content).join('\n');

  it('applies tagged blocks and shows their prose', async () => {
    await fixture.write('src/old.ts', 'export const a = 1;\nexport const b = 2;\n');
    const text = `<think>${app('taslak')}</think>Ekran hazır.\n\n${app('Merhaba')}
<move from="src/old.ts" to="src/new.ts"/>
<edit path="src/new.ts">
<<<<<<< SEARCH
  export const b = 2;
=======
  export const b = 3;
>>>>>>> REPLACE
</edit>`;
    fixture.provider.push({ text, tokens: 1_000 });
    const turn = await fixture.finish('ekran yap');
    expect(turn).toMatchObject({ status: 'done', charged: 10 });
    expect(turn.progress.explanation.trim()).toBe('Ekran hazır.');
    const files = await fixture.files();
    expect(files).toMatchObject({
      'src/App.tsx': `${screenWith('Merhaba')}\n`,
      'src/new.ts': 'export const a = 1;\nexport const b = 3;\n',
    });
    expect(files).not.toHaveProperty('src/old.ts');
    expect(fixture.provider.calls).toHaveLength(1);
  });

  it('requests a file again when a fence holds a part of it', async () => {
    const before = await fixture.files();
    const snippet = '**src/App.tsx**\n```tsx\nconst [count, setCount] = useState(0);\n```';
    fixture.provider.push({ text: snippet }, { text: snippet });
    expect(await fixture.finish('sayaç ekle')).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { type: 'ai_reply_invalid_files' },
    });
    expect(await fixture.files()).toEqual(before);
    expect(shown(1)).toContain('src/App.tsx: a code fence holds only a part of this file');
    fixture.provider.clear();
    fixture.provider.push({ text: snippet }, { text: app('Sayaç') });
    expect((await fixture.finish('sayaç ekle')).status).toBe('done');
  });

  it.each([
    ['tagged', `${app('Merhaba')}\n<file path="src/a.ts">\nexport const a = 1;\n`],
    ['JSON', writeReply({ files: { 'src/App.tsx': screenWith('Merhaba') } })],
  ])('applies no %s answer that was cut at the token cap, even if it can be read', async (_, text) => {
    const before = await fixture.files();
    fixture.provider.push({ text, finish: 'length' });
    expect(await fixture.finish('yap')).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { type: 'ai_reply_truncated' },
    });
    expect(await fixture.files()).toEqual(before);
    expect(fixture.provider.calls).toHaveLength(1);
  });

  it('applies no repair that was cut at the token cap', async () => {
    const before = await fixture.files();
    fixture.provider.push({ text: '{oops' }, { text: app('Merhaba'), finish: 'length' });
    expect((await fixture.finish('yap')).error?.type).toBe('ai_reply_truncated');
    expect(await fixture.files()).toEqual(before);
  });

  it('never replaces a file that fits neither into the prompt nor into the repair', async () => {
    const big = 'export const satır = "ş";\n'.repeat(creditRules.promptTokenBudget / 5);
    await fixture.write('notes.txt', big);
    for (const path of ['notes.txt', './notes.txt']) {
      const text = `<file path="${path}">\nkısa\n</file>`;
      fixture.provider.push({ text }, { text });
      expect(await fixture.finish('kısalt')).toMatchObject({
        status: 'failed',
        error: { type: 'ai_reply_invalid_files' },
      });
      expect(await fixture.files()).toMatchObject({ 'notes.txt': big });
    }
  });

  it('does not let the repair of another file replace a file that was not shown', async () => {
    const big = 'export const satır = "ş";\n'.repeat(creditRules.promptTokenBudget / 5);
    await fixture.write('notes.txt', big);
    const broken = `<file path="src/App.tsx">\n${screenWith('a').replace('</View>', '')}\n</file>`;
    fixture.provider.push({ text: broken }, { text: `${app('a')}\n<file path="notes.txt">\nkısa\n</file>` });
    expect(await fixture.finish('yap')).toMatchObject({
      status: 'failed',
      error: { type: 'ai_reply_invalid_files' },
    });
    expect(await fixture.files()).toMatchObject({ 'notes.txt': big });
  });
});
