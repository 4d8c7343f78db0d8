import { AppError, creditRules } from '@kilim/contract';
import { beforeEach, describe, expect, it } from 'vitest';
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

  describe('an answer that is cut off', () => {
    const whole = `Selam\n\n${app('Merhaba')}\n<file path="src/a.ts">\nexport const a = 'ğüş';\n</file>\n`;
    const cut = (at: number, more = whole.length): { text: string; finish: 'length' | 'stop' } => ({
      text: whole.slice(at, more),
      finish: more < whole.length ? 'length' : 'stop',
    });

    it('is continued byte by byte and charged without the repeated prompt', async () => {
      fixture.provider.push({ ...cut(0, 60), tokens: 1_000 }, { ...cut(60, 150), tokens: 9_000 }, cut(150));
      const turn = await fixture.finish('selam yap');
      expect(turn.status).toBe('done');
      expect(turn.tokens).toBeGreaterThan(1_000);
      expect(turn.tokens).toBeLessThan(1_200);
      expect(await fixture.files()).toMatchObject({
        'src/App.tsx': `${screenWith('Merhaba')}\n`,
        'src/a.ts': "export const a = 'ğüş';\n",
      });
      expect(turn.progress.files.map(({ path, isDone }) => [path, isDone])).toEqual([
        ['src/App.tsx', true],
        ['src/a.ts', true],
      ]);
      expect(fixture.provider.calls).toHaveLength(3);
      expect(shown(2)).toContain('The block <file path="src/App.tsx"> is open');
      expect(fixture.provider.calls[2]?.messages.at(-2)).toEqual({
        role: 'assistant',
        content: whole.slice(0, 150),
      });
    });

    it('is continued once if it ends within a block', async () => {
      fixture.provider.push({ text: whole.slice(0, 160) }, { text: whole.slice(160) });
      expect((await fixture.finish('selam yap')).status).toBe('done');
      expect((await fixture.files())['src/App.tsx']).toBe(`${screenWith('Merhaba')}\n`);
    });

    it.each([
      ['tagged', `${app('Merhaba')}\n<file path="src/a.ts">\nexport const a = 1;\n`],
      ['complete', app('Merhaba')],
      ['JSON', writeReply({ files: { 'src/App.tsx': screenWith('Merhaba') } })],
    ])('is not applied after three continuations, even if it can be read: %s', async (_, text) => {
      const before = await fixture.files();
      fixture.provider.push({ text, finish: 'length' });
      for (let at = 0; at < 3; at += 1) fixture.provider.push({ text: ' ', finish: 'length' });
      expect(await fixture.finish('yap')).toMatchObject({
        status: 'failed',
        charged: 0,
        error: { type: 'ai_reply_truncated' },
      });
      expect(await fixture.files()).toEqual(before);
      expect(fixture.provider.calls).toHaveLength(4);
    });

    it('is not applied when its continuation fails', async () => {
      const before = await fixture.files();
      fixture.provider.push(cut(0, 200), { error: new AppError('ai_provider_disconnected') });
      expect((await fixture.finish('yap')).error?.type).toBe('ai_provider_disconnected');
      expect(await fixture.files()).toEqual(before);
    });

    it('is shown if it has only words', async () => {
      const text = 'Uzun bir açıklama. ';
      for (let at = 0; at < 4; at += 1) fixture.provider.push({ text, finish: 'length' });
      const turn = await fixture.finish('açıkla');
      expect(turn.status).toBe('done');
      expect(turn.progress.explanation).toBe(text.repeat(4));
    });

    it('is not applied if it is a repair', async () => {
      const before = await fixture.files();
      fixture.provider.push({ text: '{oops' }, { text: app('Merhaba'), finish: 'length' });
      for (let at = 0; at < 3; at += 1) fixture.provider.push({ text: ' ', finish: 'length' });
      expect((await fixture.finish('yap')).error?.type).toBe('ai_reply_truncated');
      expect(await fixture.files()).toEqual(before);
    });
  });

  describe('an edit whose search text does not occur', () => {
    const edit = (search: string, text: string): string =>
      `<edit path="src/App.tsx">\n<<<<<<< SEARCH\n${search}\n=======\n      <Text>${text}</Text>\n>>>>>>> REPLACE\n</edit>`;
    const more = '<file path="src/a.ts">\nexport const a = 1;\n</file>';
    const lines = Array.from({ length: 12 }, (_, at) => `      <Text>Satır ${at}</Text>`).join('\n');
    const source = screenWith('x').replace('      <Text>x</Text>', lines);
    beforeEach(() => fixture.write('src/App.tsx', source));

    it('is requested again alone, with the closest lines', async () => {
      const text = `${edit('      <Text>Satir 7</Text>', 'Yedi')}\n${more}`;
      fixture.provider.push({ text, tokens: 1_000 }, { text: edit('      <Text>Satır 7</Text>', 'Yedi') });
      expect(await fixture.finish('yedi yap, src/a.ts ekle')).toMatchObject({ status: 'done', charged: 10 });
      expect(await fixture.files()).toMatchObject({
        'src/App.tsx': source.replace('Satır 7', 'Yedi'),
        'src/a.ts': 'export const a = 1;\n',
      });
      const request = fixture.provider.calls[1]?.messages.at(-1)?.content ?? '';
      expect(request).toContain('Your SEARCH occurs nowhere:\n      <Text>Satir 7</Text>');
      expect(request).toContain('<Text>Satır 7</Text>');
      expect(fixture.provider.calls).toHaveLength(2);
    });

    it('is requested as a whole file when the edits cover most of it', async () => {
      await fixture.write('src/b.ts', 'export const b = 1;\n');
      const text = edit('export const b = 7;', 'x').replace('src/App.tsx', 'src/b.ts');
      fixture.provider.push({ text }, { text: '<file path="src/b.ts">\nexport const b = 2;\n</file>' });
      expect((await fixture.finish('b yap')).status).toBe('done');
      expect((await fixture.files())['src/b.ts']).toBe('export const b = 2;\n');
      expect(shown(1)).toContain('src/b.ts: write the file whole.');
      expect(shown(1)).toContain('export const b = 1;');
    });

    it('is repaired as a whole when it is wrong again, and then fails', async () => {
      const text = edit('      <Text>yok</Text>', 'x');
      fixture.provider.push({ text }, { text }, { text: app('Onarım') });
      expect((await fixture.finish('yap')).status).toBe('done');
      expect((await fixture.files())['src/App.tsx']).toBe(`${screenWith('Onarım')}\n`);
      fixture.provider.push({ text }, { text }, { text });
      expect(await fixture.finish('yap')).toMatchObject({
        status: 'failed',
        charged: 0,
        error: { type: 'ai_reply_invalid_files' },
      });
    });
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
