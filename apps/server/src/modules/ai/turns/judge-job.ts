import type { Problem, Reply } from '@kilim/app-kit';
import { createSourceReader } from '../../../platform/inspect/index.ts';
import {
  collectPages,
  cutPages,
  type FilePage,
  type PackedError,
  packError,
  type WorkerJob,
} from '../../../platform/workers/index.ts';
import { diffFiles, judgeReplies } from './judge-answer.ts';

/** A judgement without the files: those that changed are sent apart, page by page. */
type PackedJudgement =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly error: PackedError;
      readonly problems: readonly Problem[];
      readonly isApplied: boolean;
    };

type ChangesPage = FilePage<string | null>;

/** A hostile file has a problem in every line; a model is told the first dozen. */
const problemsMaximum = 100;

/** `judgeReplies` in a thread: the project comes in pages, what changed goes back in pages. */
export const judgeAnswerJob: WorkerJob<
  readonly Reply[],
  PackedJudgement,
  FilePage<string>,
  ChangesPage
> = async (replies, { pages, send }) => {
  const current = await collectPages(pages);
  const judgement = judgeReplies(current, replies, createSourceReader());
  const changes = judgement.ok ? judgement.changes : diffFiles(current, judgement.files ?? current);
  for (const page of cutPages(Object.entries(changes))) await send(page);
  if (judgement.ok) return { ok: true };
  const { error, problems, files } = judgement;
  return {
    ok: false,
    error: packError(error),
    problems: problems.slice(0, problemsMaximum),
    isApplied: files !== null,
  };
};
