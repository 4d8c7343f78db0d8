import { nameFromPrompt, suggestedNameMaximum } from '@kilim/app-kit';
import {
  AppError,
  type Credits,
  type Language,
  type Project,
  type ProjectId,
  type Turn,
  type TurnError,
  type UserId,
} from '@kilim/contract';
import type { TurnPorts } from '../ports.ts';
import { kindOfPrompt } from '../prompt/kind-of-prompt.ts';
import { needOf } from '../prompt/need-of.ts';
import { toTurnError } from './end-turn.ts';
import { decideReservation, type StartTurnInput } from './start-turn.ts';

export interface CreateFromPromptInput {
  readonly userId: UserId;
  /** Chosen by the client; repeating a request with it returns the same project and turn. */
  readonly id: ProjectId;
  readonly prompt: string;
  /** Replaces the name found in the prompt. */
  readonly name: string | null;
  readonly language: Language;
  readonly quickPromptId: string | null;
  /** The user has seen this app: the composer builds the same one, and its turn has ended before the reply. */
  readonly isBuilt?: boolean;
}

export interface CreatedFromPrompt {
  readonly project: Project;
  readonly turn: Turn | null;
  /** Why the turn did not start although the project was created. */
  readonly problem: TurnError | null;
}

/** What starts the first turn of a project. */
export interface FirstTurns {
  start(input: StartTurnInput): Promise<Turn>;
  /** The turn when it has ended, or as it is after a few seconds. */
  finish(userId: UserId, turn: Turn): Promise<Turn>;
}

type Ports = Pick<TurnPorts, 'credits' | 'projects' | 'storage' | 'findProvider' | 'tasks' | 'log'>;

async function findCreated(
  { projects }: Ports,
  { userId, id }: CreateFromPromptInput,
): Promise<Project | null> {
  try {
    return await projects.find(userId, id);
  } catch (error) {
    if (error instanceof AppError && error.type === 'project_not_found') return null;
    throw error;
  }
}

/** Errors of a creation that lost against the same request in another process. */
const lostErrors = new Set(['project_already_exists', 'project_creation_too_fast', 'project_name_taken']);

/**
 * The name that a composed app has; for other requests one from the prompt's words. The composed name is optional: the
 * project can be renamed, and the turn reports an error of its own if the workers are unavailable.
 */
async function suggestName(
  { tasks, log }: Ports,
  { prompt, language, userId }: CreateFromPromptInput,
): Promise<string> {
  const named = await tasks.nameApp({ prompt, language }, userId).catch((error: unknown) => {
    const type = error instanceof AppError ? error.type : 'general_unknown';
    log.warn({ userId, type, err: error }, 'an app could not be named; the name is taken from the prompt');
    return null;
  });
  return named?.slice(0, suggestedNameMaximum) ?? nameFromPrompt(prompt, language);
}

async function createOnce(ports: Ports, input: CreateFromPromptInput): Promise<Project> {
  const known = await findCreated(ports, input);
  if (known !== null) return known;
  const { userId, id, prompt, language } = input;
  const provider = await ports.findProvider(needOf(userId, prompt, input.quickPromptId));
  if (provider === null) throw new AppError('ai_not_configured');
  // Without credits nothing is created: the project would stay empty, and the client keeps the prompt.
  const kind = kindOfPrompt(prompt, input.quickPromptId);
  if (!provider.isOwnKey) await decideReservation(ports, userId, kind, 0 as Credits);
  if (kind === 'generation') await ports.storage?.requireRoom(userId);
  const named =
    input.name === null
      ? { name: await suggestName(ports, input), isNameSuggested: true }
      : { name: input.name, isNameSuggested: false };
  try {
    return await ports.projects.create(userId, { id, language, ...named });
  } catch (error) {
    const created =
      error instanceof AppError && lostErrors.has(error.type) ? await findCreated(ports, input) : null;
    if (created === null) throw error;
    return created;
  }
}

/**
 * Creates a project named after what the prompt describes and starts its first turn. Idempotent by the project's id
 * (docs/rules/projects.md#from-a-prompt). Throws before anything is created when the turn could not start.
 */
export async function createFromPrompt(
  ports: Ports,
  { start, finish }: FirstTurns,
  given: CreateFromPromptInput,
): Promise<CreatedFromPrompt> {
  const input = { ...given, prompt: given.prompt.trim() };
  if (input.prompt === '') throw new AppError('turn_prompt_required');
  const project = await createOnce(ports, input);
  const { userId, prompt, language, quickPromptId } = input;
  const turnInput = { userId, projectId: project.id, prompt, language, quickPromptId };
  try {
    const idempotencyKey = `first-turn-${project.id}`;
    if (!input.isBuilt)
      return { project, turn: await start({ ...turnInput, idempotencyKey }), problem: null };
    const started = await start({ ...turnInput, idempotencyKey, isComposed: true });
    const turn = await finish(userId, started);
    return { project: await ports.projects.find(userId, project.id), turn, problem: null };
  } catch (error) {
    // The balance or the configuration changed in between: the prompt waits in the chat of the new project.
    if (!(error instanceof AppError)) throw error;
    return { project, turn: null, problem: toTurnError(error) };
  }
}
