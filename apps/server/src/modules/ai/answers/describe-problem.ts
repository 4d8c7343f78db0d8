import type { ApplyError, Problem, ReplyError } from '@kilim/app-kit';
import { AppError } from '@kilim/contract';

const oneLine = (text: string, maximum: number): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, maximum);

/** A problem in code that needs no translation: the faulty statement, tag or comment, or the parser's message. */
export function formatProblem({ kind, params }: Problem): string {
  switch (kind) {
    case 'syntax':
      return oneLine(params['message'] ?? '', 200);
    case 'unresolved-import':
    case 'unknown-package':
      return `import '${params['specifier'] ?? ''}'`;
    case 'missing-export':
      return `import { ${params['name'] ?? ''} } from '${params['specifier'] ?? ''}'`;
    case 'no-entry':
      return 'export default function App()';
    case 'placeholder-comment':
      return oneLine(params['comment'] ?? '', 80);
    case 'web-only-tag':
      return `<${params['tag'] ?? ''}>`;
    case 'text-outside-text':
      return `<${params['tag'] ?? ''}>${oneLine(params['text'] ?? '', 40)}`;
    case 'unresolved-name':
    case 'web-only-api':
    case 'missing-native-module':
      return oneLine(params['name'] ?? '', 80);
    case 'unseen-file':
    case 'partial-file':
      return oneLine(params['path'] ?? '', 200);
    case 'omitted-code':
      return `${oneLine(params['comment'] ?? '', 80)} (${oneLine(params['lost'] ?? '', 80)})`;
  }
}

/** The error of an answer that does not build, with the details of its first problem. */
export function toBuildError(problems: readonly Problem[]): AppError {
  const [first] = problems;
  return new AppError('ai_result_does_not_build', {
    params: { path: first?.path ?? '', line: first?.line ?? 1, problem: first ? formatProblem(first) : '' },
  });
}

/** The error of an answer that cannot be parsed (docs/rules/ai.md#answer-errors). */
export function toReplyError(error: ReplyError): AppError {
  const detail = JSON.stringify(error);
  switch (error.kind) {
    case 'truncated':
      return new AppError('ai_reply_truncated', { detail });
    case 'not-json':
      return new AppError('ai_reply_unreadable', { detail });
    case 'no-files-object':
    case 'empty-files':
    case 'wrong-shape':
      return new AppError('ai_reply_invalid_files', { detail });
  }
}

/** The error of an answer that cannot be applied: invalid paths, edits whose search text is missing, sizes. */
export function toApplyError(error: ApplyError): AppError {
  return new AppError('ai_reply_invalid_files', { detail: JSON.stringify(error).slice(0, 500) });
}

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
  'unseen-file': 'replaced without its content having been shown',
  'partial-file': 'a code fence holds only a part of this file; write edits or the complete file',
  'omitted-code': 'a comment replaced code that the request does not mention',
};

const problemMaximum = 12;

/** The first problems as a list for the model; the others often follow from them. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .slice(0, problemMaximum)
    .map((problem) => {
      const { path, line, kind } = problem;
      return `- ${path}${line === undefined ? '' : `:${line}`}: ${problemHints[kind]}: ${formatProblem(problem)}`;
    })
    .join('\n');
}
