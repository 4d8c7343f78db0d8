import { findEntry, type ProjectFiles } from '@kilim/app-kit';
import { creditRules, type Language } from '@kilim/contract';
import type { PromptMessage } from '../providers/provider.ts';
import { createProjectSection, type ProjectSection } from './project-section.ts';
import { rankFiles } from './score-files.ts';
import { systemRules } from './system-prompt.ts';
import type { CountTokens } from './token-count.ts';

/** An earlier chat message; `paths` are the files that an answer changed. */
export interface PastMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly paths: readonly string[];
}

export interface PromptInput {
  /** Random for every prompt: the id of the delimiters around project content. */
  readonly sectionId: string;
  readonly prompt: string;
  readonly language: Language;
  readonly projectName: string;
  readonly files: ProjectFiles;
  /** Oldest first. */
  readonly history: readonly PastMessage[];
  readonly budget?: number;
}

export interface BuiltPrompt {
  readonly messages: readonly PromptMessage[];
  /** What the user wrote, as far as it fits. */
  readonly request: string;
  readonly tokens: number;
  /** Files that the prompt contains completely; null for a provider that reads the project itself. */
  readonly includedPaths: readonly string[] | null;
}

// Tokens for the role and separators of a message.
const messageOverhead = 6;
/** A token is a few characters of code, so a longer text cannot fit and need not be counted. */
const charactersPerToken = 12;
/** Counting a file that does not fit takes about 5 ms. */
const missesMaximum = 50;
const shares = { prompt: 0.4, tree: 0.12, history: 0.15 } as const;

/** Cuts a text to a number of tokens, never within a surrogate pair. */
function cutToTokens(text: string, tokens: number, count: CountTokens): string {
  if (count(text, tokens) <= tokens) return text;
  let low = 0;
  let high = Math.min(text.length, tokens * charactersPerToken);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (count(`${text.slice(0, middle)}…`, tokens) <= tokens) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '' : `${text.slice(0, low).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function writeTree(files: ProjectFiles, tokens: number, count: CountTokens): string {
  const lines = Object.keys(files)
    .sort()
    .map((path) => `${path} (${files[path]?.length ?? 0})`);
  return cutToTokens([`${lines.length} files, path and length:`, ...lines].join('\n'), tokens, count);
}

function pickHistory(history: readonly PastMessage[], tokens: number, count: CountTokens): PromptMessage[] {
  const picked: PromptMessage[] = [];
  let left = tokens;
  for (const { role, content } of history.toReversed()) {
    if (content.trim() === '') continue;
    const text = cutToTokens(content, Math.min(left - messageOverhead, Math.floor(tokens / 3)), count);
    const used = count(text) + messageOverhead;
    if (text === '' || used > left) break;
    picked.unshift({ role, content: text });
    left -= used;
  }
  return picked;
}

function pickFiles(
  input: PromptInput,
  section: ProjectSection,
  tokens: number,
  count: CountTokens,
): { text: string; paths: string[] } {
  const recentPaths = [...new Set(input.history.toReversed().flatMap(({ paths }) => paths))];
  const { files, prompt } = input;
  let text = '';
  const paths: string[] = [];
  let left = tokens;
  let misses = 0;
  for (const path of rankFiles({ files, prompt, entry: findEntry(files), recentPaths })) {
    const shown = section.file(path, files[path] ?? '');
    if (shown.length > left * charactersPerToken) continue;
    const used = count(shown, left) + 1;
    if (used > left) {
      misses += 1;
      if (misses === missesMaximum) break;
      continue;
    }
    text += shown;
    paths.push(path);
    left -= used;
  }
  return { text, paths };
}

/**
 * Builds a prompt of rules, project and chat within the token budget (docs/rules/ai.md#prompt-budget), whatever the
 * project's size. Every part has a share; the rest is filled with whole files in order of relevance.
 */
export function buildPrompt(input: PromptInput, count: CountTokens): BuiltPrompt {
  const budget = input.budget ?? creditRules.promptTokenBudget;
  const rules = systemRules(input.language);
  const section = createProjectSection(input.sectionId);
  const request = cutToTokens(input.prompt, Math.floor(budget * shares.prompt), count);
  const tree = writeTree(input.files, Math.floor(budget * shares.tree), count);
  const history = pickHistory(input.history, Math.floor(budget * shares.history), count);
  const parts = [section.part('name', input.projectName), section.part('tree', tree)];
  const writeUser = (more: readonly string[]): string =>
    `${section.wrap([...parts, ...more])}\nRequest:\n${request}`;
  const fixed = [rules, writeUser([]), ...history.map(({ content }) => content)];
  const spent = fixed.reduce((sum, text) => sum + count(text) + messageOverhead, messageOverhead);
  const picked = pickFiles(input, section, budget - spent, count);
  const messages: PromptMessage[] = [
    { role: 'system', content: rules },
    ...history,
    { role: 'user', content: writeUser([picked.text]) },
  ];
  const tokens = messages.reduce((sum, { content }) => sum + count(content) + messageOverhead, 0);
  return { messages, request, tokens, includedPaths: picked.paths };
}
