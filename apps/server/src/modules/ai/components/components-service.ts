import { AppError, type ProjectId, type UserId } from '@kilim/contract';
import type { TurnPorts } from '../ports.ts';
import { askForComponents } from './ask-for-components.ts';
import type { ComponentRequest, ComponentsAnswer } from './component-request.ts';

export interface ComponentsInput extends Omit<ComponentRequest, 'projectName'> {
  readonly projectId: ProjectId;
  readonly idempotencyKey: string;
}

export interface ComponentsService {
  /** Elements for a description: docs/rules/designer.md#suggested-components */
  askForComponents(input: ComponentsInput, signal: AbortSignal): Promise<ComponentsAnswer>;
}

/** Seconds after which an answer is given up. */
const longestAnswer = 100;
/** Answers that are kept for a repeated request. */
const keptAnswers = 200;

/** One request of a user at a time. A repeated one gets the stored answer of this process and costs nothing again. */
export function createComponentsService(ports: TurnPorts): ComponentsService {
  const running = new Set<UserId>();
  const answers = new Map<string, ComponentsAnswer>();

  const ask = async (input: ComponentsInput, signal: AbortSignal): Promise<ComponentsAnswer> => {
    const { userId, projectId } = input;
    const { name: projectName } = await ports.projects.find(userId, projectId);
    const prompt = input.prompt.trim();
    if (prompt === '') throw new AppError('turn_prompt_required');
    const provider = await ports.findProvider({ userId, task: 'change' });
    if (!provider) throw new AppError('ai_not_configured');
    const ending = new AbortController();
    const end = (): void => ending.abort(new AppError('turn_stopped'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, longestAnswer * 1_000);
    try {
      return await askForComponents(ports, provider, { ...input, prompt, projectName }, ending.signal);
    } catch (error) {
      throw isLate ? new AppError('ai_provider_timeout', { params: { seconds: longestAnswer } }) : error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  };

  return {
    askForComponents: async (input, signal) => {
      const { userId, projectId, idempotencyKey } = input;
      const key = `${userId} ${projectId} ${idempotencyKey}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      if (running.has(userId)) throw new AppError('turn_in_progress');
      running.add(userId);
      try {
        const answer = await ask(input, signal);
        answers.set(key, answer);
        const [oldest] = answers.keys();
        if (answers.size > keptAnswers && oldest !== undefined) answers.delete(oldest);
        return answer;
      } finally {
        running.delete(userId);
      }
    },
  };
}
