import { isTurnOver, type Language, type Turn, type TurnFile } from '@kilim/contract';
import type { DocumentState } from '../document/document-state.ts';
import type { PromptBeingSent } from '../session/studio-ui.ts';

export type Files = Readonly<Record<string, string>>;

/** Where a composed app's description is, from which its files are printed. */
const descriptionPath = 'app-spec.json';

/** Revision of a project that still has its starter files only. */
const starterRevision = 1;

export const isStarter = ({ revision }: DocumentState): boolean => revision <= starterRevision;

const isComplete = ({ mode, isDone, content }: TurnFile): boolean =>
  mode === 'write' && isDone && content !== '';

/** The files that a turn has written so far. */
export const filesOf = ({ progress }: Turn): Files =>
  Object.fromEntries(progress.files.map(({ path, content }) => [path, content]));

const descriptionOf = ({ progress }: Turn): TurnFile | undefined =>
  progress.files.find(({ path }) => path === descriptionPath);

/**
 * The files of the app that this browser has composed, once the turn's description of its app is the same: all other
 * files are printed from it, so they need not be waited for. Null if there is none, or another app is being written.
 */
export function confirmedApp(turn: Turn, prepared: Files | null): Files | null {
  if (turn.provider !== 'builtin' || turn.status !== 'streaming' || prepared === null) return null;
  const description = descriptionOf(turn);
  const isSame = description?.isDone === true && description.content === prepared[descriptionPath];
  return isSame ? prepared : null;
}

/**
 * The files of a composed app once all have arrived, else null. Answers of a model have to be checked first, because
 * they can be broken: docs/rules/studio.md#first-turn
 */
export function streamedApp(turn: Turn): Files | null {
  const { files } = turn.progress;
  const hasArrived = turn.status === 'checking' || turn.status === 'applying';
  if (turn.provider !== 'builtin' || !hasArrived) return null;
  if (files.length === 0 || !files.every(isComplete)) return null;
  return filesOf(turn);
}

/** A prompt with what answers it; `mode` is what the answer may do. */
interface AskedPrompt extends PromptBeingSent {
  readonly language: Language;
}

/** The prompt that is answered next or now, if the browser's composer may answer it as the server does. */
export function promptToCompose(
  turn: Turn | null,
  sending: PromptBeingSent | null,
  language: Language,
): AskedPrompt | null {
  if (turn === null || isTurnOver(turn.status))
    return sending?.mode === 'build' ? { ...sending, language } : null;
  const isOpen = turn.provider === 'builtin' && turn.mode === 'build' && descriptionOf(turn)?.isDone !== true;
  return isOpen ? turn : null;
}
