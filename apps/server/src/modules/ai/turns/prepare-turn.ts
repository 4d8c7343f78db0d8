import type { ProjectAnalysis } from '@kilim/app-kit';
import {
  AppError,
  type Attachment,
  creditRules,
  type Language,
  type Project,
  type TurnMode,
  type UserId,
} from '@kilim/contract';
import type { MessageRecord } from '../messages/message-record.ts';
import { listMessagePage } from '../messages/repository.ts';
import type { TurnPorts } from '../ports.ts';
import type { BuiltPrompt } from '../prompt/build-prompt.ts';
import { describeAttachments, listAttachedImages } from '../prompt/describe-attachments.ts';
import { createSectionId } from '../prompt/section-id.ts';
import type { PastMessage } from '../prompt/summarize-chat.ts';
import { tokensOfImages } from '../providers/prompt-images.ts';
import type { Provider } from '../providers/provider.ts';

/** The newest are sent as they are, the others as a summary. */
const historyMaximum = 100;

export interface PrepareInput {
  readonly userId: UserId;
  readonly project: Project;
  readonly prompt: string;
  readonly language: Language;
  readonly mode: TurnMode;
  readonly attachments: readonly Attachment[];
  /** Written by the generated app, so it is data as files are. */
  readonly previewMessages?: readonly string[];
}

export interface PreparedTurn {
  readonly prompt: BuiltPrompt;
  readonly files: Readonly<Record<string, string>>;
  /** Missing where nothing was analysed. */
  readonly analysis?: ProjectAnalysis;
}

/** Runs work on a whole project. A project that is too large for its limits is `project_analysis_failed`. */
async function analyze<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const type = error instanceof AppError ? error.type : null;
    if (type !== 'work_time_limit' && type !== 'work_memory_limit') throw error;
    throw new AppError('project_analysis_failed', { cause: error });
  }
}

/** Only the images of the newest prompt are sent; of earlier ones the model learns that they were there. */
function mentionImages(content: string, attachments: readonly Attachment[]): string {
  const { length } = listAttachedImages(attachments);
  return length === 0 ? content : `${content}\n(Images attached to this earlier message: ${length}.)`;
}

function toPastMessage({ type, content, changes, attachments }: MessageRecord): PastMessage[] {
  if (type === 'system') return [];
  if (type === 'user') return [{ role: 'user', content: mentionImages(content, attachments), paths: [] }];
  const paths = changes?.files.map(({ path }) => path) ?? [];
  return [{ role: 'assistant', content: changes ? `${changes.title}\n${content}` : content, paths }];
}

/** The prompt for a provider that reads the project itself. */
export async function promptAlone(
  { tasks }: Pick<TurnPorts, 'tasks'>,
  prompt: string,
  userId: UserId,
): Promise<BuiltPrompt> {
  const messages = [{ role: 'user', content: prompt }] as const;
  return {
    messages,
    request: prompt,
    budget: creditRules.promptTokenBudget,
    tokens: await tasks.countTokens(prompt, userId),
    includedPaths: null,
  };
}

/** Builds the prompt of a turn from the project's current files and its recent chat. */
export async function prepareTurn(
  ports: TurnPorts,
  provider: Provider,
  input: PrepareInput,
): Promise<PreparedTurn> {
  const { userId, project, prompt, language, mode, previewMessages = [] } = input;
  const { files, locked } = await ports.transactions.run(async (tx) => ({
    ...(await ports.projects.readFiles(tx, project.id)),
    locked: await ports.projects.readLocks(tx, project.id),
  }));
  if (!provider.readsContext) {
    return { files, prompt: await promptAlone(ports, prompt, userId) };
  }
  const rows = await listMessagePage(ports.transactions.outside, project.id, null, historyMaximum);
  const history = rows.toReversed().flatMap(toPastMessage);
  const { promptTokenBudget, generationTokenCap } = creditRules;
  const whole = provider.inputBudget?.(promptTokenBudget, generationTokenCap) ?? promptTokenBudget;
  const images = provider.readsImages ? tokensOfImages(listAttachedImages(input.attachments)) : 0;
  // Images must not displace the files.
  const budget = Math.max(Math.ceil(whole / 2), whole - images);
  const built = await analyze(
    ports.tasks.buildPrompt(
      {
        sectionId: createSectionId(),
        prompt,
        language,
        mode,
        attached: describeAttachments(input.attachments, files),
        projectName: project.name,
        files,
        locked,
        previewMessages,
        history,
        budget,
      },
      userId,
    ),
  );
  return { files, prompt: { ...built, tokens: built.tokens + images } };
}

/** The prompt of a turn with what its answer's details show about the project. */
export async function prepareAnalyzed(
  ports: TurnPorts,
  provider: Provider,
  input: PrepareInput,
): Promise<PreparedTurn> {
  const prepared = await prepareTurn(ports, provider, input);
  return { ...prepared, analysis: await analyze(ports.tasks.analyzeProject(prepared.files, input.userId)) };
}
