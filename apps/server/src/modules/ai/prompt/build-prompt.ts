import type { ProjectFiles } from '@kilim/app-kit';
import { creditRules, type Language, type TurnMode } from '@kilim/contract';
import type { PromptMessage } from '../providers/provider.ts';
import { cutToTokens, keepEnd } from './cut-text.ts';
import { modeRules } from './mode-rules.ts';
import { pickFiles } from './pick-files.ts';
import { findRulesPath } from './project-rules.ts';
import { createProjectSection } from './project-section.ts';
import { type PastMessage, summarizeChat } from './summarize-chat.ts';
import { systemRules } from './system-prompt.ts';
import type { CountTokens } from './token-count.ts';

export interface PromptInput {
  /** Random for every prompt: the id of the delimiters around project content. */
  readonly sectionId: string;
  readonly prompt: string;
  readonly language: Language;
  readonly projectName: string;
  readonly files: ProjectFiles;
  /** Files that the answer may not change. */
  readonly locked?: readonly string[];
  /** Latest messages of the running app, oldest first. */
  readonly previewMessages?: readonly string[];
  /** Oldest first. */
  readonly history: readonly PastMessage[];
  readonly budget?: number;
  /** What the owner attached, as text; it may contain text of the running app. */
  readonly attached?: string;
  readonly mode?: TurnMode;
}

export interface BuiltPrompt {
  readonly messages: readonly PromptMessage[];
  /** What the user wrote, as far as it fits. */
  readonly request: string;
  /** Tokens that a prompt of this turn may have. */
  readonly budget: number;
  readonly tokens: number;
  /** Files that the prompt contains completely; null for a provider that reads the project itself. */
  readonly includedPaths: readonly string[] | null;
}

// Tokens for the role and separators of a message.
const messageOverhead = 6;
const shares = {
  prompt: 0.4,
  tree: 0.12,
  history: 0.15,
  rules: 0.08,
  summary: 0.04,
  locked: 0.04,
  preview: 0.05,
} as const;

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

/**
 * Builds a prompt of rules, project and chat within the token budget (docs/rules/ai.md#prompt-budget), whatever the
 * project's size. Every part has a share; the rest is filled with files in order of relevance.
 */
export function buildPrompt(input: PromptInput, count: CountTokens): BuiltPrompt {
  const budget = input.budget ?? creditRules.promptTokenBudget;
  const rules = systemRules(input.language) + modeRules(input.mode ?? 'build');
  const section = createProjectSection(input.sectionId);
  const request = cutToTokens(input.prompt, Math.floor(budget * shares.prompt), count);
  const tree = writeTree(input.files, Math.floor(budget * shares.tree), count);
  const history = pickHistory(input.history, Math.floor(budget * shares.history), count);
  const older = summarizeChat(input.history.slice(0, input.history.length - history.length));
  const rulesPath = findRulesPath(input.files);
  const wishes = rulesPath === undefined ? '' : (input.files[rulesPath] ?? '');
  const shownWishes = cutToTokens(wishes, Math.floor(budget * shares.rules), count);
  const parts = [
    section.part('name', input.projectName),
    section.part('rules', shownWishes),
    section.part('earlier', keepEnd(older, Math.floor(budget * shares.summary), count)),
    section.part(
      'preview',
      keepEnd((input.previewMessages ?? []).join('\n'), Math.floor(budget * shares.preview), count),
    ),
    section.part('tree', tree),
    section.part(
      'locked',
      cutToTokens((input.locked ?? []).join('\n'), Math.floor(budget * shares.locked), count),
    ),
    section.part('attached', input.attached ?? ''),
  ];
  const writeUser = (more: readonly string[]): string =>
    `${section.wrap([...parts, ...more])}\nRequest:\n${request}`;
  const fixed = [rules, writeUser([]), ...history.map(({ content }) => content)];
  const spent = fixed.reduce((sum, text) => sum + count(text) + messageOverhead, messageOverhead);
  const picked = pickFiles(
    {
      files: input.files,
      // An attached error or element names its file.
      prompt: `${input.prompt}\n${input.attached ?? ''}`,
      recentPaths: [...new Set(input.history.toReversed().flatMap(({ paths }) => paths))],
      shownPaths: rulesPath === undefined ? [] : [rulesPath],
      section,
      tokens: budget - spent,
    },
    count,
  );
  const isRulesShown = rulesPath !== undefined && shownWishes === wishes;
  const messages: PromptMessage[] = [
    { role: 'system', content: rules },
    ...history,
    { role: 'user', content: writeUser([picked.text]) },
  ];
  const tokens = messages.reduce((sum, { content }) => sum + count(content) + messageOverhead, 0);
  return {
    messages,
    request,
    budget,
    tokens,
    includedPaths: [...picked.paths, ...(isRulesShown ? [rulesPath] : [])],
  };
}
