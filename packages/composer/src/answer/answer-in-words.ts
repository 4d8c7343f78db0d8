import { type Answer, applyReply, isStarter, type ProjectFiles, type PromptInput } from '@kilim/app-kit';
import { listWishes } from '../converse/read-request.ts';
import { readSpec } from '../spec/read-spec.ts';
import { specPath } from '../spec/spec-path.ts';
import { answerPrompt } from './answer-prompt.ts';
import { wordsOnlyTexts } from './texts/words-only.ts';

export interface WordsAnswer {
  readonly text: string;
  readonly nextSteps: readonly string[];
}

type Applied = Extract<Answer, { kind: 'apply' }>;

const shownParts = 80;

const countFiles = ({ reply }: Applied): number =>
  Object.keys(reply.files).filter((path) => path !== specPath).length;

/** Answers a question without changing anything: what a change would do, if one is asked for. */
export function answerQuestionOnly(input: PromptInput): WordsAnswer {
  const { answer } = answerPrompt(input);
  if (answer.kind === 'talk') return { text: answer.text, nextSteps: answer.nextSteps };
  const text = wordsOnlyTexts[input.language];
  const { reply } = answer;
  const result = reply.explanation || reply.title;
  const isNew = reply.newProject;
  const parts = [
    isNew ? text.wouldBuild(result) : text.wouldChange(result),
    ...(isNew ? [] : [text.files(countFiles(answer))]),
    text.nothingChanged,
  ];
  // The same prompt as a change is one press away.
  return { text: parts.join(' '), nextSteps: [input.prompt.trim()] };
}

// The text is read again by its tags.
const plain = (text: string): string => text.replaceAll(/[<>"]/g, ' ').trim();

const writeStep = (title: string, prompt: string): string =>
  `<step title="${plain(title)}">${plain(prompt)}</step>`;

function writePlan(words: readonly string[], steps: readonly string[]): WordsAnswer {
  return { text: `${words.join(' ')}\n<plan>\n${steps.join('\n')}\n</plan>`, nextSteps: [] };
}

/** The project after an answer; null if it would be another project or cannot be applied. */
function after(files: ProjectFiles, { reply }: Applied): ProjectFiles | null {
  const applied = applyReply(files, reply);
  return applied.ok ? applied.files : null;
}

/**
 * Plans what a prompt asks for, as words with `<step>` tags: a new app in one step with suggestions, a change as one step
 * per wish, each tried on the result of those before it. What is not understood is named.
 */
export function planPrompt(input: PromptInput): WordsAnswer {
  const text = wordsOnlyTexts[input.language];
  const whole = answerPrompt(input).answer;
  if (whole.kind === 'talk') return { text: whole.text, nextSteps: whole.nextSteps };
  if (whole.reply.newProject || isStarter(input.files)) {
    const suggestions = whole.reply.nextSteps.map((step) => writeStep(step, step));
    return writePlan([text.planBuild], [writeStep(text.buildTitle, input.prompt), ...suggestions]);
  }
  let files: ProjectFiles = input.files;
  const steps: string[] = [];
  const unread: string[] = [];
  const spec = readSpec(input.files);
  const wishes = spec === undefined ? [input.prompt.trim()] : listWishes(input.prompt, spec);
  for (const clause of wishes) {
    const { answer } = answerPrompt({ ...input, prompt: clause, files });
    const next = answer.kind === 'apply' && !answer.reply.newProject ? after(files, answer) : null;
    if (answer.kind !== 'apply' || next === null) {
      unread.push(`“${clause.slice(0, shownParts)}”`);
      continue;
    }
    steps.push(writeStep(answer.reply.title, clause));
    files = next;
  }
  // Wishes that are only understood together are one step.
  if (steps.length === 0)
    return writePlan([text.planChange(1)], [writeStep(whole.reply.title, input.prompt)]);
  const missing = unread.length === 0 ? [] : [text.unread(unread.join(', '))];
  return writePlan([text.planChange(steps.length), ...missing], steps);
}
