import { addScreen } from './changes/add-screen.ts';
import { type Answer, type ChangeRequest, talkAnswer } from './changes/change.ts';
import { changeColor } from './changes/change-color.ts';
import { changeScheme } from './changes/change-scheme.ts';
import { changeText } from './changes/change-text.ts';
import { improveProject } from './changes/improve.ts';
import { renameApp } from './changes/rename-app.ts';
import { explainProject } from './explain-project.ts';
import { foldText } from './fold-text.ts';
import { detectIntent } from './intent.ts';
import type { PromptInput } from './prompt-input.ts';
import { suggestSteps } from './suggest-steps.ts';
import { words } from './words.ts';

// The most specific first: quoted texts are more reliable than keywords.
const changes = [renameApp, changeText, addScreen, changeScheme, changeColor];

const greeting =
  /^(?:merhaba|selam|slm|iyi gunler|gunaydin|tesekkur\w*|sag ?ol|hello|hi|hey|thanks|thank you)\b[^a-z]*$/;

function decide({ quickPromptId, ...input }: PromptInput): Answer {
  const request: ChangeRequest = { ...input, folded: foldText(input.prompt) };
  const { language, folded, files } = request;
  if (quickPromptId === 'improve') return improveProject(request);
  for (const change of changes) {
    const answer = change(request);
    if (answer !== undefined) return answer;
  }
  const intent = detectIntent(input.prompt).name;
  if (intent === 'explain') return talkAnswer(explainProject(files, input.projectName, language));
  if (intent === 'optimize') return improveProject(request);
  const text = words[language].talk;
  if (greeting.test(folded)) return talkAnswer(text.hello);
  return talkAnswer(intent === 'fix_bug' ? text.fix : text.unknown);
}

/**
 * Answers a prompt about a project that was not composed: with edits of its sources for simple requests, with a text for
 * anything else. Every answer suggests next steps that work on the project as it is afterwards. Deterministic.
 */
export function changeSource(input: PromptInput): Answer {
  const answer = decide(input);
  const nextSteps = suggestSteps(input, answer, decide);
  return answer.kind === 'talk'
    ? { ...answer, nextSteps }
    : { ...answer, reply: { ...answer.reply, nextSteps: [...nextSteps] } };
}
