import type { FailingEdit, Problem, ProjectFiles } from '@kilim/app-kit';
import { formatProblems } from '../answers/format-problems.ts';
import type { PromptMessage } from '../providers/provider.ts';
import type { BuiltPrompt } from './build-prompt.ts';
import { keepEnd } from './cut-text.ts';
import { writeEditRequest } from './edit-request.ts';
import { createProjectSection, type ProjectSection } from './project-section.ts';
import type { CountTokens } from './token-count.ts';

export interface RepairInput {
  /** Random for every prompt: the id of the delimiters around project content. */
  readonly sectionId: string;
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
  /** Edits to request again; the rest of the answer is kept. */
  readonly failing?: readonly FailingEdit[];
}

export interface RepairPrompt {
  readonly messages: readonly PromptMessage[];
  /** Files whose content the messages show completely. */
  readonly shownPaths: readonly string[];
}

const answerShare = 0.25;
const unseenShare = 0.15;

/** Whole files within a number of tokens, of which one file may take 80 %. */
function showFiles(
  files: ProjectFiles,
  paths: readonly string[],
  section: ProjectSection,
  tokens: number,
  count: CountTokens,
): { readonly text: string; readonly tokens: number; readonly paths: readonly string[] } {
  let text = '';
  const shown: string[] = [];
  let left = tokens;
  for (const path of new Set(paths)) {
    const content = Object.hasOwn(files, path) ? files[path] : undefined;
    if (content === undefined || content.length > left * 12) continue;
    const part = section.file(path, content);
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
  const { files, prompt } = input;
  const { budget } = prompt;
  const rules = prompt.messages.filter(({ role }) => role === 'system').slice(0, 1);
  const section = createProjectSection(input.sectionId);
  const { failing = [], unseen: hidden = {} } = input;
  if (failing.length > 0) {
    const request = { role: 'user', content: `The request was:\n${prompt.request}` } as const;
    const assistant = {
      role: 'assistant',
      content: keepEnd(input.answer, budget * answerShare, count),
    } as const;
    const base = writeEditRequest({ failing, whole: {}, section });
    const spent = [...rules, request, assistant, base].reduce(
      (sum, { content }) => sum + count(content),
      200,
    );
    const { paths } = showFiles(hidden, Object.keys(hidden), section, budget - spent, count);
    const whole = Object.fromEntries(paths.map((path) => [path, hidden[path] ?? '']));
    const asked = writeEditRequest({ failing, whole, section });
    return { messages: [...rules, request, assistant, asked], shownPaths: paths };
  }
  if (files === null) {
    const limit = budget * unseenShare;
    const { text: unseen, paths: shownPaths } = showFiles(hidden, Object.keys(hidden), section, limit, count);
    const problems = section.part('problems', input.fault);
    const demand = `This answer could not be used. Answer the request again, completely and in the answer format, shorter if need be. If it needs no change, answer in prose without blocks.\n${section.wrap([problems, unseen])}`;
    const shown = keepEnd(input.answer, Math.floor(budget * answerShare), count);
    const whole = prompt.messages.slice(-1);
    const spent = [...rules, ...whole].reduce((sum, { content }) => sum + count(content), 0);
    const fits = spent + count(shown) + count(demand) + 100 <= budget;
    const messages: readonly PromptMessage[] = [
      ...rules,
      ...(fits ? whole : [{ role: 'user' as const, content: prompt.request }]),
      { role: 'assistant', content: shown === '' ? '(empty)' : shown },
      { role: 'user', content: demand },
    ];
    return { messages, shownPaths };
  }
  const demand =
    'Your answer was applied, but the project does not build. The problems and the files as they are now are below. Answer with a short sentence and the blocks that repair this, and keep everything else.\n';
  const problems = section.part('problems', formatProblems(input.problems, files));
  const request = `The request was:\n${prompt.request}`;
  let left = budget - 300;
  for (const text of [...rules.map(({ content }) => content), demand, problems, request]) left -= count(text);
  const faulty = input.problems.map((problem) => problem.path);
  const { text: shown, tokens: used, paths: shownPaths } = showFiles(files, faulty, section, left, count);
  left -= used;
  const paths = Object.keys(files).sort().join('\n');
  const tree = count(paths) < left - 60 ? section.part('tree', paths) : '';
  const content = `${demand}${section.wrap([problems, tree, shown])}\n${request}`;
  return { messages: [...rules, { role: 'user', content }], shownPaths };
}
