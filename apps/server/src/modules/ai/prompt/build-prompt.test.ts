import { creditRules } from '@kilim/contract';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPrompt, type PromptInput } from './build-prompt.ts';
import type { PastMessage } from './summarize-chat.ts';
import { type CountTokens, loadTokenCounter } from './token-count.ts';

let count: CountTokens;
beforeAll(async () => {
  count = await loadTokenCounter();
});

const budget = creditRules.promptTokenBudget;
const screen = (name: string, lines: number): string =>
  Array.from(
    { length: lines },
    (_, at) => `  <Text style={styles.row${at}}>${name} satırı ${at}</Text>`,
  ).join('\n');

function measure(input: PromptInput) {
  const built = buildPrompt(input, count);
  const real = built.messages.reduce((sum, { content }) => sum + countTokens(content), 0);
  expect(real).toBeLessThanOrEqual(budget);
  expect(built.tokens).toBeLessThanOrEqual(budget);
  expect(real).toBeLessThanOrEqual(built.tokens);
  return built;
}

const small: PromptInput = {
  sectionId: '012345678901234567890123',
  prompt: 'Ana rengi mor yap',
  language: 'tr',
  projectName: 'Günlük "1"',
  files: { 'src/App.tsx': 'export default function App() {}', 'package.json': '{}' },
  history: [],
};

describe('buildPrompt', () => {
  it('contains a small project completely, then chat and request', () => {
    const built = measure({
      ...small,
      history: [
        { role: 'user', content: 'bir günlük yap', paths: [] },
        { role: 'assistant', content: 'Yaptım.', paths: ['src/App.tsx'] },
      ],
    });
    expect(built.includedPaths).toEqual(['src/App.tsx', 'package.json']);
    expect(built.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(built.messages[0]?.content).toContain('zustand 5.1.0');
    expect(built.messages[0]?.content).toContain('in Turkish');
    const last = built.messages.at(-1)?.content ?? '';
    expect(last).toContain(`[file src/App.tsx ${small.sectionId}]\nexport default function App() {}\n[/file`);
    expect(last).toContain(`[/project ${small.sectionId}]\n\nRequest:\nAna rengi mor yap`);
  });

  it('fits 150 files and 200 messages into the budget with the relevant files', () => {
    const files: Record<string, string> = {};
    for (let at = 0; at < 150; at += 1) files[`src/screens/Screen${at}.tsx`] = screen(`Ekran${at}`, 40 + at);
    const history = Array.from(
      { length: 200 },
      (_, at): PastMessage => ({
        role: at % 2 ? 'assistant' : 'user',
        content: `${at} `.repeat(300),
        paths: [],
      }),
    );
    const built = measure({ ...small, prompt: 'Screen149.tsx dosyasını değiştir', files, history });
    expect(built.includedPaths?.[0]).toBe('src/screens/Screen149.tsx');
    expect(built.includedPaths?.length).toBeGreaterThan(3);
    expect(built.tokens).toBeGreaterThan(budget * 0.8);
  });

  it('stays within the budget with 400 long paths, huge files and the longest prompt', () => {
    const files: Record<string, string> = {};
    for (let at = 0; at < 398; at += 1) files[`src/${`${at}ü`.repeat(30)}/a.ts`] = 'x';
    files['src/App.tsx'] = 'ğ'.repeat(300_000);
    files['src/huge.ts'] = screen('büyük', 10_000);
    measure({ ...small, prompt: '😀'.repeat(4_000), files });
    measure({ ...small, prompt: 'ş'.repeat(8_000), files });
  });

  it('prefers the newest messages', () => {
    const history = Array.from(
      { length: 50 },
      (_, at): PastMessage => ({ role: 'user', content: `mesaj-${at} ${'kelime '.repeat(200)}`, paths: [] }),
    );
    const contents = measure({ ...small, history }).messages.map(({ content }) => content);
    expect(contents.at(-2)).toContain('mesaj-49');
    expect(contents.some((content) => content.startsWith('mesaj-0 '))).toBe(false);
    expect(contents.at(-1)).toMatch(/\[earlier \d+\]\n[^]*- asked: mesaj-3\d kelime/);
  });

  it('writes the same system message for every project', () => {
    const other = { ...small, files: { 'src/gizli.ts': 'gizli' }, projectName: 'Gizli', prompt: 'gizli' };
    const [first, second] = [small, other].map((input) => measure(input).messages[0]?.content);
    expect(first).toBe(second);
    expect(first).not.toContain('gizli');
    expect(measure({ ...small, language: 'en' }).messages[0]?.content).toContain('in English');
  });

  it('always contains the rules of the project', () => {
    const files: Record<string, string> = { 'Kilim.md': 'Butonlar yuvarlak olsun.' };
    for (let at = 0; at < 150; at += 1) files[`src/screens/Screen${at}.tsx`] = screen(`Ekran${at}`, 200);
    const built = measure({ ...small, files });
    expect(built.messages.at(-1)?.content).toContain(
      `[rules ${small.sectionId}]\nButonlar yuvarlak olsun.\n`,
    );
    expect(built.includedPaths).toContain('Kilim.md');
    const long = measure({ ...small, files: { ...files, 'Kilim.md': 'kural '.repeat(40_000) } });
    expect(long.includedPaths).not.toContain('Kilim.md');
    expect(long.messages.at(-1)?.content).toContain('kural kural');
  });

  it('shows an excerpt of a relevant file that is too long, and the exports of the others', () => {
    const long = `${screen('satır', 900)}\nexport function ödemeYap() { return sepetToplamı(); }\n${screen('x', 900)}`;
    const files: Record<string, string> = {
      'src/App.tsx': 'export default function App() {}',
      'src/sepet.tsx': long,
    };
    for (let at = 0; at < 60; at += 1) {
      files[`src/parts/Part${at}.tsx`] = `export const Part${at} = () => null;\n${screen('q', 60)}`;
    }
    const built = measure({ ...small, prompt: 'sepetteki ödeme toplamı yanlış', files });
    const content = built.messages.at(-1)?.content ?? '';
    expect(built.includedPaths).not.toContain('src/sepet.tsx');
    expect(content).toContain('[excerpt of src/sepet.tsx');
    expect(content).toContain('901| export function ödemeYap()');
    expect(content).not.toContain('\n700|');
    expect(content).toMatch(/\[exports \d+\]\n[^]*src\/parts\/Part\d+\.tsx: Part\d+\n/);
  });
});
