import type { Problem } from '@kilim/app-kit';
import { creditRules } from '@kilim/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPrompt } from './build-prompt.ts';
import { buildRepairPrompt } from './repair-prompt.ts';
import { type CountTokens, loadTokenCounter } from './token-count.ts';

let count: CountTokens;
beforeAll(async () => {
  count = await loadTokenCounter();
});

const sectionId = '012345678901234567890123';
const files = {
  'src/App.tsx': "import { a } from './a';\n",
  'src/big.ts': 'const satır = 1;\n'.repeat(3_000),
  'src/other.ts': 'başka',
};
const missing: Problem = {
  kind: 'unresolved-import',
  path: 'src/App.tsx',
  line: 1,
  params: { specifier: './a' },
};
const build = (request: string) =>
  buildPrompt(
    { sectionId, prompt: request, language: 'tr', projectName: 'Deneme', files, history: [] },
    count,
  );
const total = (messages: readonly { content: string }[]): number =>
  messages.reduce((sum, { content }) => sum + count(content), 0);

describe('buildRepairPrompt', () => {
  it('lists the problems with the files after the answer', () => {
    const input = { sectionId, prompt: build('yap'), answer: '{}', problems: [missing], files, fault: '' };
    const { messages } = buildRepairPrompt(input, count);
    const demand = messages.at(-1)?.content ?? '';
    expect(demand).toContain("- src/App.tsx:1: imports a file that does not exist: import './a'");
    expect(demand).toContain(`[file src/App.tsx ${sectionId}]\nimport { a } from './a';`);
    expect(demand).not.toContain('başka');
    expect(messages[0]?.content).toContain('SEARCH');
    expect(demand).toContain('The request was:\nyap');
  });

  it('names the files that it shows completely', () => {
    const problems = [missing, { ...missing, path: 'src/big.ts' }];
    const input = { sectionId, prompt: build('yap'), answer: '{}', problems, fault: '' };
    const shown = buildRepairPrompt(
      { ...input, files: { ...files, 'src/big.ts': 'ş'.repeat(200_000) } },
      count,
    );
    expect(shown.shownPaths).toEqual(['src/App.tsx']);
    const unseen = { 'src/other.ts': 'başka', 'src/big.ts': 'ş'.repeat(200_000) };
    const replaced = buildRepairPrompt({ ...input, files: null, unseen }, count);
    expect(replaced.shownPaths).toEqual(['src/other.ts']);
    expect(replaced.messages.at(-1)?.content).toContain('başka');
  });

  it('contains the end of an unreadable answer and requests a complete one', () => {
    const answer = `${'x'.repeat(50)}{"title":"yarıda kal`;
    const input = {
      sectionId,
      prompt: build('yap'),
      answer,
      problems: [],
      files: null,
      fault: 'ai_reply_truncated',
    };
    const { messages } = buildRepairPrompt(input, count);
    expect(messages.at(-2)).toMatchObject({ role: 'assistant', content: answer });
    expect(messages.at(-1)?.content).toContain('ai_reply_truncated');
  });

  it('stays within the budget with a long request, answer and files', () => {
    const prompt = build('ş'.repeat(8_000));
    const problems = Array.from(
      { length: 500 },
      (_, line): Problem => ({ ...missing, path: 'src/big.ts', line }),
    );
    const answer = 'const a = 1;\n'.repeat(100_000);
    for (const left of [files, null]) {
      const { messages } = buildRepairPrompt(
        { sectionId, prompt, answer, problems, files: left, fault: 'f' },
        count,
      );
      expect(total(messages)).toBeLessThanOrEqual(creditRules.promptTokenBudget);
    }
  });
});
