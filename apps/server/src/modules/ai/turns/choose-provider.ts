import { isStarter } from '@kilim/app-kit';
import { AppError } from '@kilim/contract';
import type { StartTurnInput } from '../commands/start-turn.ts';
import type { TurnPorts } from '../ports.ts';
import type { Provider } from '../providers/provider.ts';

export interface ChosenProvider {
  readonly provider: Provider | null;
  /** The answer is the first draft of an app, which the connected model can refine. */
  readonly isDraft: boolean;
}

export type ChoiceInput = Pick<
  StartTurnInput,
  'userId' | 'projectId' | 'prompt' | 'language' | 'mode' | 'isComposed'
>;

type Ports = Pick<TurnPorts, 'transactions' | 'projects' | 'tasks'>;

/** Whether the prompt describes an app for a project that is still empty. Throws `project_not_found`. */
async function isFirstApp(ports: Ports, input: ChoiceInput): Promise<boolean> {
  const { userId, projectId, prompt, language } = input;
  await ports.projects.find(userId, projectId);
  const { files } = await ports.transactions.run((tx) => ports.projects.readFiles(tx, projectId));
  if (!isStarter(files)) return false;
  try {
    return (await ports.tasks.nameApp({ prompt: prompt.trim(), language }, userId)) !== null;
  } catch (error) {
    // Without a worker the model answers.
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The composer behind all fallbacks; undefined if a provider has none. */
function lastOf({ fallback }: Provider): Provider | undefined {
  if (fallback === undefined) return undefined;
  return lastOf(fallback.provider) ?? fallback.provider;
}

/** The provider of a turn: the connected one, or what composes the first draft of an app. */
export async function chooseProvider(
  ports: Ports,
  found: Provider | null,
  input: ChoiceInput,
): Promise<ChosenProvider> {
  if (found === null) return { provider: null, isDraft: false };
  // A question is answered by the model, and it can plan an app better than the composer.
  const isBuild = (input.mode ?? 'build') === 'build';
  const composer = input.isComposed ? lastOf(found) : found.draft;
  if (composer === undefined || !isBuild) return { provider: found, isDraft: false };
  if (!input.isComposed && !(await isFirstApp(ports, input))) return { provider: found, isDraft: false };
  // Only what the composer built is offered for refinement.
  return { provider: composer, isDraft: found.draft !== undefined && !composer.readsContext };
}
