/** An earlier chat message; `paths` are the files that an answer changed. */
export interface PastMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly paths: readonly string[];
}

const requestMaximum = 140;
const answerMaximum = 100;
const pathsMaximum = 5;

const firstLine = (text: string): string =>
  (text.split('\n').find((line) => line.trim() !== '') ?? '').replaceAll(/\s+/g, ' ').trim();
const cut = (text: string, maximum: number): string =>
  text.length <= maximum ? text : `${text.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '')}…`;

/** One line for each older message, oldest first: what was asked, and what was changed in which files. */
export function summarizeChat(messages: readonly PastMessage[]): string {
  return messages
    .filter(({ content }) => content.trim() !== '')
    .map(({ role, content, paths }) => {
      if (role === 'user') return `- asked: ${cut(content.replaceAll(/\s+/g, ' ').trim(), requestMaximum)}`;
      const files = paths.length === 0 ? '' : ` (${paths.slice(0, pathsMaximum).join(', ')})`;
      return `  answered: ${cut(firstLine(content), answerMaximum)}${files}`;
    })
    .join('\n');
}
