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
    case 'conditional-hook':
      return oneLine(params['name'] ?? '', 80);
    case 'web-only-prop':
      return `<${params['tag'] ?? ''} ${oneLine(params['name'] ?? '', 40)}>`;
    case 'style-value':
      return `${oneLine(params['name'] ?? '', 40)}: '${oneLine(params['value'] ?? '', 60)}'`;
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
