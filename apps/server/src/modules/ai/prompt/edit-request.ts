import type { FailingEdit, ProjectFiles } from '@kilim/app-kit';
import type { PromptMessage } from '../providers/provider.ts';
import type { ProjectSection } from './project-section.ts';

const textMaximum = 4_000;

export interface EditRequestInput {
  readonly failing: readonly FailingEdit[];
  /** Files that are requested whole, with their content. */
  readonly whole: ProjectFiles;
  readonly section: ProjectSection;
}

function describe({ path, search, replace, count, closest, needsWhole }: FailingEdit): string {
  const reason = count === 0 ? 'occurs nowhere' : `occurs ${count} times`;
  const sought = `Your SEARCH ${reason}:\n${search.slice(0, textMaximum)}\nYour REPLACE:\n${replace.slice(0, textMaximum)}\n`;
  if (needsWhole) return `${path}: write the file whole.\n${sought}`;
  const last = closest.line + closest.text.split('\n').length - 1;
  return `${path}: ${sought}The closest lines, ${closest.line} to ${last}:\n${closest.text.slice(0, textMaximum)}\n`;
}

/** Asks for the edits again that could not be applied, and for nothing else (docs/rules/turn-protocol.md#failing-edits). */
export function writeEditRequest({ failing, whole, section }: EditRequestInput): PromptMessage {
  const edits = failing.map((edit, at) => section.part(`edit ${at + 1}`, describe(edit)));
  const files = Object.entries(whole).map(([path, content]) => section.file(path, content));
  const content = `The SEARCH texts of ${failing.length} edits of your answer do not occur exactly once. The rest of your answer is kept. Write only these edits again, without prose, each as an edit block of its path. Copy SEARCH line by line from the file as it is below, with enough lines to be unique. Where a part says so, write the complete file as a file block instead, with all changes that your answer wanted in it.\n${section.wrap([...edits, ...files])}`;
  return { role: 'user', content };
}
