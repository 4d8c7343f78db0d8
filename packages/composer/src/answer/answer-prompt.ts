import {
  type Answer,
  changeSource,
  detectIntent,
  isStarter,
  type PromptInput,
  type QuickPrompt,
  quickPrompts,
} from '@kilim/app-kit';
import { type ComposedApp, composeUnderstood, understandPrompt, wordsFor } from '../compose-app.ts';
import { converse } from '../converse/converse.ts';
import { readFollowUp } from '../converse/follow-up.ts';
import { suggestFollowUps } from '../converse/suggest-follow-ups.ts';
import { followUpTexts } from '../converse/texts.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { readSpec } from '../spec/read-spec.ts';
import { asksAboutProject, wantsNewApp } from './intent.ts';
import { answerTexts } from './texts/index.ts';

/** An answer with the text that it costs: what was decided, not the files that were printed from it. */
export interface ComposerAnswer {
  readonly answer: Answer;
  readonly charged: string;
}

function buildAnswer(app: Extract<ComposedApp, { kind: 'app' }>): ComposerAnswer {
  const { spec } = app;
  const texts = answerTexts[spec.language];
  const reply = {
    title: texts.builtTitle(app.name),
    newProject: true,
    projectName: app.name,
    explanation: app.text,
    files: { ...app.files },
    changes: texts.changes(spec.screens.length),
    architecture: texts.architecture,
    nextSteps: [...suggestFollowUps(spec)],
  };
  return { answer: { kind: 'apply', reply }, charged: JSON.stringify(spec) + app.text };
}

const talk = (text: string, nextSteps: readonly string[]): ComposerAnswer => ({
  answer: { kind: 'talk', text, nextSteps },
  charged: text,
});

function answerFollowUp(input: PromptInput, spec: AppSpec): ComposerAnswer | undefined {
  const followUp = converse({ prompt: input.prompt, spec, files: input.files });
  if (followUp === undefined) return undefined;
  if (followUp.kind === 'text') return talk(followUp.text, suggestFollowUps(spec));
  const reply = {
    title: followUp.title,
    newProject: false,
    projectName: '',
    explanation: followUp.text,
    files: followUp.files,
    changes: [...followUp.changes],
    architecture: '',
    nextSteps: [...suggestFollowUps(followUp.spec, input.prompt)],
  };
  return { answer: { kind: 'apply', reply }, charged: JSON.stringify(followUp.operations) + followUp.text };
}

/** The quick prompt that was chosen, or whose text was typed. */
const findQuickPrompt = ({ quickPromptId }: PromptInput, text: string): QuickPrompt | undefined =>
  quickPrompts.find(({ id, prompt }) =>
    quickPromptId === undefined ? prompt.tr === text || prompt.en === text : id === quickPromptId,
  );

/** Adds what suits a composed app next; any other app gets the next improvement of its sources. */
function improve(input: PromptInput, spec: AppSpec | undefined): ComposerAnswer | undefined {
  const [first] = spec === undefined ? [] : suggestFollowUps(spec);
  return spec === undefined || first === undefined
    ? undefined
    : answerFollowUp({ ...input, prompt: first }, spec);
}

/**
 * Answers a prompt without a model. A new project gets the app of its description; a composed one is changed through its
 * description; any other project gets changes of its sources. Deterministic. Words are free, a change costs `charged`.
 */
export function answerPrompt(input: PromptInput): ComposerAnswer {
  const { files, language } = input;
  const typed = input.prompt.trim();
  const quick = findQuickPrompt(input, typed);
  const isTypedText = quick?.prompt.tr === typed || quick?.prompt.en === typed;
  const prompt = quick === undefined || isTypedText ? typed : quick.prompt[language];
  const understanding = understandPrompt({ prompt, language });
  const build = (): ComposerAnswer => {
    if (understanding.kind === 'app') return buildAnswer(composeUnderstood(understanding));
    const words = wordsFor(understanding);
    return talk(words.text, words.ideas.slice(0, 3));
  };
  const isNew = isStarter(files);
  const isImprovement = quick?.id === 'improve';
  if (isImprovement && isNew) {
    const { needsSubject, ideas } = answerTexts[language];
    return talk(needsSubject, ideas.slice(0, 3));
  }
  if (quick !== undefined && !isImprovement) return build();
  const isAboutProject = isNew && asksAboutProject(prompt, understanding);
  if (isNew && !isAboutProject) return build();
  const spec = readSpec(files);
  if (isImprovement) {
    const improved = improve(input, spec);
    if (improved !== undefined) return improved;
  } else if (understanding.kind === 'refusal' || wantsNewApp(prompt, understanding)) return build();
  const followUp = spec === undefined ? undefined : answerFollowUp({ ...input, prompt }, spec);
  if (followUp !== undefined) return followUp;
  if (understanding.kind === 'talk' && understanding.topic !== 'other') {
    const words = wordsFor(understanding);
    return talk(words.text, spec === undefined ? words.ideas.slice(0, 3) : suggestFollowUps(spec));
  }
  const answer = changeSource({ ...input, prompt });
  if (answer.kind === 'talk' && isNew) return talk(answer.text, answerTexts[language].ideas.slice(0, 3));
  const { name: intent } = detectIntent(prompt);
  const isAnswered = isImprovement || intent === 'explain' || intent === 'fix_bug';
  if (answer.kind === 'talk' && spec !== undefined && !isAnswered)
    return talk(
      followUpTexts[readFollowUp(prompt, spec).reading.language].notUnderstood,
      suggestFollowUps(spec),
    );
  return { answer, charged: answer.kind === 'talk' ? answer.text : JSON.stringify(answer.reply) };
}
