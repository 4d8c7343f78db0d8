import type { ProjectFiles } from '@kilim/app-kit';

const contextLines = 2;
/** Share of changed lines from which a model has to write the whole file. */
const wholeFrom = 0.5;

/** A change of a file as one search and replacement, or the whole file if most of it changes. */
function writeFile(path: string, before: string | undefined, after: string): string {
  const whole = `<file path="${path}">\n${after}\n</file>`;
  if (before === undefined) return whole;
  const [old, next] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < next.length - start && old.at(-1 - end) === next.at(-1 - end)) {
    end += 1;
  }
  const from = Math.max(0, start - contextLines);
  const to = Math.max(0, end - contextLines);
  const search = old.slice(from, old.length - to);
  if (search.length > wholeFrom * old.length) return whole;
  const replacement = next.slice(from, next.length - to);
  return `<edit path="${path}">\n<<<<<<< SEARCH\n${search.join('\n')}\n=======\n${replacement.join('\n')}\n>>>>>>> REPLACE\n</edit>`;
}

/** A change of a project as a model writes it: prose with tagged blocks. */
export function writeTaggedAnswer(prose: string, before: ProjectFiles, after: ProjectFiles): string {
  const changed = Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path]);
  const blocks = changed.map((path) => {
    const content = after[path];
    return content === undefined ? `<delete path="${path}"/>` : writeFile(path, before[path], content);
  });
  return [prose, ...blocks].join('\n\n');
}
