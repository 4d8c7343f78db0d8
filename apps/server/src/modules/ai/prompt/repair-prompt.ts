import type { Problem, ProjectFiles } from '@kilim/app-kit';
import { creditRules } from '@kilim/contract';
import { formatProblems } from '../answers/describe-problem.ts';
import type { PromptMessage } from '../providers/provider.ts';
import type { BuiltPrompt } from './build-prompt.ts';
import type { CountTokens } from './token-count.ts';

export interface RepairInput {
  /** The prompt of the failed answer. */
  readonly prompt: BuiltPrompt;
  readonly answer: string;
  readonly problems: readonly Problem[];
  /** The project after the answer; null when the answer could not be applied. */
  readonly files: ProjectFiles | null;
  /** Why the answer could not be applied. */
  readonly fault: string;
  /** Files that the answer replaced without having been shown to the model. */
  readonly unseen?: ProjectFiles;
}

export interface RepairPrompt {
  readonly messages: readonly PromptMessage[];
  /** Files whose content the messages show completely. */
  readonly shownPaths: readonly string[];
}

const answerShare = 0.25;
const unseenShare = 0.15;

/** Cuts a text at its start, because the end of an answer shows where it broke off. */
function keepEnd(text: string, tokens: number, count: CountTokens): string {
  let kept = text.slice(-tokens * 6);
  while (kept !== '' && count(kept) > tokens) kept = kept.slice(Math.ceil(kept.length * 0.1));
  return kept;
}

/** Whole files within a number of tokens, of which one file may take 80 %. */
function showFiles(
  files: ProjectFiles,
  paths: readonly string[],
  tokens: number,
  count: CountTokens,
): { readonly text: string; readonly tokens: number; readonly paths: readonly string[] } {
  let text = '';
  const shown: string[] = [];
  let left = tokens;
  for (const path of new Set(paths)) {
    const content = Object.hasOwn(files, path) ? files[path] : undefined;
    if (content === undefined || content.length > left * 12) continue;
    const part = `\n--- ${path} ---\n${content}\n`;
    const used = count(part) + 1;
    if (used > left * 0.8) continue;
    text += part;
    shown.push(path);
    left -= used;
  }
  return { text, tokens: tokens - left, paths: shown };
}

/** Messages that ask the model to repair its answer, within the token budget of a prompt. */
export function buildRepairPrompt(input: RepairInput, count: CountTokens): RepairPrompt {
  const budget = creditRules.promptTokenBudget;
  const { files, prompt } = input;
  const rules = prompt.messages.filter(({ role }) => role === 'system').slice(0, 1);
  const request = prompt.messages.slice(-1);
  if (files === null) {
    const { unseen: hidden = {} } = input;
    const { text: unseen, paths: shownPaths } = showFiles(
      hidden,
      Object.keys(hidden),
      budget * unseenShare,
      count,
    );
    const demand = `This answer could not be used: ${input.fault}. Answer the request again with one complete JSON object, shorter if need be.${unseen}`;
    const shown = keepEnd(input.answer, Math.floor(budget * answerShare), count);
    const context = prompt.messages.slice(1, 2);
    const spent = [...rules, ...request, ...context].reduce((sum, { content }) => sum + count(content), 0);
    const fits = spent + count(shown) + count(demand) + 100 <= budget;
    const messages: readonly PromptMessage[] = [
      ...rules,
      ...(fits ? context : []),
      ...request,
      { role: 'assistant', content: shown === '' ? '(empty)' : shown },
      { role: 'user', content: demand },
    ];
    return { messages, shownPaths };
  }
  const demand = `Your answer was applied, but the project does not build:\n${formatProblems(input.problems)}\nAnswer with one JSON object whose files hold only what repairs this, as edits or whole files against the contents below. Keep everything else.`;
  let left = budget - count(demand) - 200;
  for (const { content } of [...rules, ...request]) left -= count(content);
  const faulty = input.problems.map((problem) => problem.path);
  const { text: shown, tokens: used, paths: shownPaths } = showFiles(files, faulty, left, count);
  left -= used;
  const paths = Object.keys(files).sort().join('\n');
  const tree = count(paths) < left ? `\nFiles of the project:\n${paths}\n` : '';
  return {
    messages: [...rules, ...request, { role: 'user', content: demand + shown + tree }],
    shownPaths,
  };
}
