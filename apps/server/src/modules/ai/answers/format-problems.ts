import type { Problem, ProjectFiles } from '@kilim/app-kit';
import { formatProblem } from './describe-problem.ts';

const problemHints: Readonly<Record<Problem['kind'], string>> = {
  syntax: 'does not parse',
  'unresolved-import': 'imports a file that does not exist',
  'unknown-package': 'imports a package that is not available',
  'missing-export': 'imports a name that the module does not export',
  'no-entry': 'there is no root component',
  'placeholder-comment': 'a comment stands for code that was left out',
  'web-only-tag': 'a web tag, which React Native does not have',
  'text-outside-text': 'text outside of a Text component',
  'unresolved-name': 'a name that is neither declared nor imported',
  'web-only-api': 'only browsers have this, phones do not',
  'missing-native-module': 'a native module that is not part of the app',
  'conditional-hook': 'a hook of React in a condition or a loop',
  'web-only-prop':
    'only browsers send this event; use what React Native offers, such as onPress or onLongPress',
  'style-value': 'React Native takes no text here; write a number, and a gradient as a component',
  'unseen-file': 'replaced without its content having been shown',
  'partial-file': 'a code fence holds only a part of this file; write edits or the complete file',
  'omitted-code': 'a comment replaced code that the request does not mention',
};

const problemMaximum = 12;
const codeMaximum = 200;

function codeOf({ path, line }: Problem, files: ProjectFiles): string {
  const content = Object.hasOwn(files, path) ? files[path] : undefined;
  if (content === undefined || line === undefined) return '';
  const code = (content.split('\n', line)[line - 1] ?? '').trim().slice(0, codeMaximum);
  return code === '' ? '' : `\n  ${line} | ${code}`;
}

/**
 * The first problems as a list for the model, with file, line, rule and source line; the others often follow from them.
 * `files`: the project in which they were found.
 */
export function formatProblems(problems: readonly Problem[], files: ProjectFiles = {}): string {
  return problems
    .slice(0, problemMaximum)
    .map((problem) => {
      const { path, line, kind } = problem;
      const place = `${path}${line === undefined ? '' : `:${line}`}`;
      return `- ${place}: ${problemHints[kind]}: ${formatProblem(problem)} [${kind}]${codeOf(problem, files)}`;
    })
    .join('\n');
}
