import { readProjectFile } from '../project/project-files.ts';
import type { ReplyFile } from '../reply/reply-schema.ts';
import { isStarter } from '../starter/starter-files.ts';
import { type BlueprintId, fillBlueprint, findBlueprint } from './blueprints.ts';
import { addScreen } from './changes/add-screen.ts';
import { type Answer, applyAnswer, type ChangeRequest, talkAnswer } from './changes/change.ts';
import { changeColor } from './changes/change-color.ts';
import { changeScheme } from './changes/change-scheme.ts';
import { changeText } from './changes/change-text.ts';
import { improveProject } from './changes/improve.ts';
import { renameApp } from './changes/rename-app.ts';
import { explainProject } from './explain-project.ts';
import { foldText, hasStem } from './fold-text.ts';
import { detectIntent } from './intent.ts';
import type { PromptInput } from './prompt-input.ts';
import { type QuickPromptId, quickPrompts } from './quick-prompts.ts';
import { suggestSteps } from './suggest-steps.ts';
import { words } from './words.ts';

// The most specific first: quoted texts are more reliable than keywords.
const changes = [renameApp, changeText, addScreen, changeScheme, changeColor];

const quickBlueprints: Readonly<Record<Exclude<QuickPromptId, 'improve'>, BlueprintId>> = {
  'full-app': 'full-app',
  ecommerce: 'ecommerce',
  social: 'social',
  game: 'game',
  backend: 'backend',
};

function buildBlueprint(
  { files, language, projectName }: ChangeRequest,
  id: BlueprintId,
  isNearest: boolean,
): Answer {
  const text = words[language].build;
  const filled = fillBlueprint(id, projectName, language);
  const isSame = Object.keys(filled).every((path) => readProjectFile(files, path) === filled[path]);
  if (isSame && Object.keys(files).length === Object.keys(filled).length) return talkAnswer(text.same);
  // Delete the old files, because the caller may not start from an empty project.
  const gone = Object.keys(files).filter((path) => !Object.hasOwn(filled, path));
  const all: Record<string, ReplyFile> = {
    ...filled,
    ...Object.fromEntries(gone.map((path) => [path, null])),
  };
  return applyAnswer({
    title: text.titles[id],
    newProject: true,
    explanation: isNearest ? `${text.done[id]} ${text.nearest}` : text.done[id],
    files: all,
    changes: text.changes,
    architecture: text.architecture,
  });
}

function answerQuickPrompt(request: ChangeRequest, id: string | undefined): Answer | undefined {
  if (id === 'improve') return improveProject(request);
  const blueprint = Object.hasOwn(quickBlueprints, id ?? '')
    ? quickBlueprints[id as keyof typeof quickBlueprints]
    : undefined;
  return blueprint === undefined ? undefined : buildBlueprint(request, blueprint, false);
}

const greeting =
  /^(?:merhaba|selam|slm|iyi gunler|gunaydin|tesekkur\w*|sag ?ol|hello|hi|hey|thanks|thank you)\b[^a-z]*$/;

function decide({ quickPromptId, ...input }: PromptInput): Answer {
  const request: ChangeRequest = { ...input, folded: foldText(input.prompt) };
  const { language, folded, files } = request;
  const quick = answerQuickPrompt(request, quickPromptId);
  if (quick !== undefined) return quick;

  const isQuickText = quickPrompts.some(({ prompt }) => prompt[language] === input.prompt);
  const build = (id: BlueprintId): Answer => buildBlueprint(request, id, !isQuickText);
  const intent = detectIntent(input.prompt).name;
  const blueprint = findBlueprint(input.prompt);
  const wantsApp = hasStem(folded, ['uygulama', 'oyun', 'app', 'game', 'proje', 'site']);
  if (intent === 'create_new' && blueprint !== undefined && (wantsApp || isStarter(files))) {
    return build(blueprint);
  }
  for (const change of changes) {
    const answer = change(request);
    if (answer !== undefined) return answer;
  }
  if (intent === 'explain') return talkAnswer(explainProject(files, input.projectName, language));
  if (intent === 'optimize') return improveProject(request);
  if (intent === 'create_new' && blueprint !== undefined) return build(blueprint);
  if (intent === 'modify_existing' && blueprint !== undefined && isStarter(files)) {
    return build(blueprint);
  }
  const text = words[language].talk;
  if (greeting.test(folded)) return talkAnswer(text.hello);
  return talkAnswer(intent === 'fix_bug' ? text.fix : text.unknown);
}

/**
 * The built-in provider. Answers quick prompts with complete apps, simple requests with edits of the current files, and
 * anything else with a text. Every answer suggests next steps that work on the project as it is afterwards.
 * Deterministic.
 */
export function answerPrompt(input: PromptInput): Answer {
  const answer = decide(input);
  const nextSteps = suggestSteps(input, answer, decide);
  return answer.kind === 'talk'
    ? { ...answer, nextSteps }
    : { ...answer, reply: { ...answer.reply, nextSteps: [...nextSteps] } };
}
