import { isStarter, type ProjectFiles, type Reply, starterFiles } from '@kilim/app-kit';
import { AppError, type TurnDelta, type TurnProgress, type TurnStatus } from '@kilim/contract';
import type { TurnPorts } from '../ports.ts';
import { buildRepairPrompt } from '../prompt/repair-prompt.ts';
import { loadTokenCounter } from '../prompt/token-count.ts';
import type { PromptMessage, Provider } from '../providers/provider.ts';
import { type CollectedAnswer, collectAnswer } from './collect-answer.ts';
import { completeTurn, type Outcome, ProjectMoved } from './complete-turn.ts';
import { type Judgement, readAnswer } from './judge-answer.ts';
import { requestOf, type TurnJob } from './turn-job.ts';

/** How a running turn speaks to the outside; both sides of it live in the runner. */
export interface TurnVoice {
  readonly signal: AbortSignal;
  readonly emit: (delta: TurnDelta) => void;
  readonly progress: () => TurnProgress;
  /** Saves and tells the step that begins. Throws when the turn is over. */
  move(status: TurnStatus): Promise<void>;
}

interface Base {
  readonly files: ProjectFiles;
  readonly revision: number;
}

// A person who types while the answer is checked changes the project; nobody types faster than this many checks.
const judgeAttempts = 5;

/** customer.md §4: an answer for another app becomes a project, unless this one is still empty. */
function opensProject(reply: Reply, current: ProjectFiles): boolean {
  const isNew = reply.newProject && reply.projectName.trim() !== '';
  return isNew && Object.keys(current).length > 0 && !isStarter(current);
}

/**
 * One turn from the first request to its commit. Throws AppError when it fails, `TurnLost` when somebody ended it;
 * whatever it throws, project and balance are as they were.
 */
export async function runTurn(
  ports: TurnPorts,
  provider: Provider,
  job: TurnJob,
  voice: TurnVoice,
): Promise<void> {
  const { turn } = job;

  const ask = (messages: readonly PromptMessage[], emit: TurnVoice['emit']): Promise<CollectedAnswer> =>
    collectAnswer({
      provider,
      request: requestOf(job, messages),
      promptTokens: job.prompt.tokens,
      signal: voice.signal,
      emit,
    });

  const readBase = (): Promise<Base> =>
    ports.transactions.run((tx) => ports.projects.readFiles(tx, turn.projectId));

  /** The files that replies are applied to: the project's, or those of the project that they open. */
  const baseOf = (replies: readonly Reply[], current: ProjectFiles): ProjectFiles => {
    const [first] = replies;
    if (!first || !opensProject(first, current)) return current;
    const { 'package.json': manifest } = starterFiles({ name: first.projectName, language: turn.language });
    return { 'package.json': manifest ?? '{}' };
  };

  const judge = (replies: readonly Reply[], current: ProjectFiles): Promise<Judgement> =>
    ports.judge(baseOf(replies, current), replies, { userId: turn.userId, signal: voice.signal });

  const toOutcome = (replies: readonly Reply[], base: Base, judgement: Judgement & { ok: true }): Outcome => {
    const [first] = replies;
    if (!first) throw new Error('An outcome without a reply.');
    if (opensProject(first, base.files)) return { kind: 'project', reply: first, files: judgement.files };
    return { kind: 'files', reply: first, revision: base.revision, changes: judgement.changes };
  };

  /** The second and last request of a turn; never charged. */
  const repair = async (answer: CollectedAnswer, refused: Judgement & { ok: false }): Promise<Reply> => {
    await voice.move('repairing');
    if (refused.files === null) voice.emit({ kind: 'reset' });
    const messages = buildRepairPrompt(
      {
        prompt: job.prompt,
        answer: answer.text,
        problems: refused.problems,
        files: refused.files,
        fault: `${refused.error.type} ${refused.error.detail ?? ''}`.trim(),
      },
      await loadTokenCounter(),
    );
    // The words of the first answer stand; a repair adds files to them.
    const emit = (delta: TurnDelta): void => {
      if (refused.files === null || 'path' in delta) voice.emit(delta);
    };
    const read = readAnswer((await ask(messages, emit)).text);
    if (!read.ok) throw read.error;
    return read.reply;
  };

  const applyText = async (answer: CollectedAnswer): Promise<void> => {
    if (answer.text.trim() === '') throw new AppError('ai_reply_unreadable', { detail: 'an empty answer' });
    await voice.move('applying');
    await completeTurn(ports, turn, {
      outcome: { kind: 'text', text: answer.text },
      tokens: answer.tokens,
      wasRepaired: false,
      progress: voice.progress(),
    });
  };

  /** Replies that build, and whether the provider had to be asked again for them. */
  const findReplies = async (
    answer: CollectedAnswer,
  ): Promise<{ replies: Reply[]; wasRepaired: boolean }> => {
    const read = readAnswer(answer.text);
    // Asking again would end at the same cap.
    if (!read.ok && answer.finish === 'length') throw new AppError('ai_reply_truncated');
    const { files: current } = await readBase();
    const first: Judgement = read.ok
      ? await judge([read.reply], current)
      : { ok: false, error: read.error, problems: [], files: null };
    if (first.ok && read.ok) return { replies: [read.reply], wasRepaired: false };
    if (first.ok) throw new Error('Judged without a reply.');
    const repaired = await repair(answer, first);
    const isAddition = read.ok && first.files !== null;
    await voice.move('checking');
    return { replies: isAddition ? [read.reply, repaired] : [repaired], wasRepaired: true };
  };

  await voice.move('streaming');
  const answer = await ask(job.prompt.messages, voice.emit);
  if (answer.format === 'text') return applyText(answer);
  await voice.move('checking');
  const { replies, wasRepaired } = await findReplies(answer);
  for (let attempt = 1; ; attempt += 1) {
    const base = await readBase();
    const judgement = await judge(replies, base.files);
    if (!judgement.ok) throw judgement.error;
    await voice.move('applying');
    try {
      const outcome = toOutcome(replies, base, judgement);
      const { tokens } = answer;
      return await completeTurn(ports, turn, { outcome, tokens, wasRepaired, progress: voice.progress() });
    } catch (error) {
      if (!(error instanceof ProjectMoved) || attempt >= judgeAttempts) throw error;
      await voice.move('checking');
    }
  }
}
