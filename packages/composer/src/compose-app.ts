import type { ProjectFiles } from '@kilim/app-kit';
import type { Language } from '@kilim/contract';
import { describeApp } from './answer/describe-app.ts';
import { nameOfPrompt } from './answer/name-of-prompt.ts';
import { answerTexts } from './answer/texts/index.ts';
import { printApp } from './print/print-app.ts';
import type { AppSpec } from './spec/app-spec.ts';
import { checkSpec } from './spec/read-spec.ts';
import { seedOf } from './spec/seed.ts';
import { planApp, type Understanding, understand, withoutModel } from './understand/index.ts';

export interface ComposeInput {
  readonly prompt: string;
  /** Of the page; the prompt's own words decide first. */
  readonly language: Language;
  /** Replaces the name that the description would give the app. */
  readonly name?: string;
}

/** An app, or a sentence for the user: a refusal, a greeting, or a question about what to build. */
export type ComposedApp =
  | {
      readonly kind: 'app';
      readonly name: string;
      readonly spec: AppSpec;
      readonly files: ProjectFiles;
      /** What was built, and what of the request was not. */
      readonly text: string;
    }
  | {
      readonly kind: 'text';
      readonly language: Language;
      readonly text: string;
      readonly ideas: readonly string[];
    };

/** The words of an answer without an app. */
export function wordsFor(
  understanding: Exclude<Understanding, { kind: 'app' }>,
): Extract<ComposedApp, { kind: 'text' }> {
  const { language } = understanding;
  const texts = answerTexts[language];
  const text =
    understanding.kind === 'refusal'
      ? texts.refusal[understanding.reason]
      : understanding.kind === 'talk'
        ? texts.talk[understanding.topic]
        : texts.needsSubject;
  return { kind: 'text', language, text, ideas: texts.ideas };
}

/** Reads a description; an app without a name gets one from the description's words if they make one. */
export function understandPrompt({ prompt, language, name }: ComposeInput): Understanding {
  const text = prompt.trim();
  const understanding = understand({ prompt: text, language, seed: seedOf(text) });
  if (understanding.kind !== 'app') return understanding;
  return {
    ...understanding,
    name: name ?? understanding.name ?? nameOfPrompt(withoutModel(text), understanding),
  };
}

/** Builds the app of an understood description. Throws if the description cannot be printed, which is a defect. */
export function composeUnderstood(
  understanding: Extract<Understanding, { kind: 'app' }>,
): Extract<ComposedApp, { kind: 'app' }> {
  const { spec, unmet } = planApp(understanding);
  const problems = checkSpec(spec);
  if (problems.length > 0) throw new Error(`The description cannot be printed: ${problems.join('; ')}`);
  return {
    kind: 'app',
    name: spec.name,
    spec,
    files: printApp(spec),
    text: describeApp(spec, understanding, unmet),
  };
}

/** Builds a whole app from one description, without a model. Pure: equal descriptions give equal apps. */
export function composeApp(input: ComposeInput): ComposedApp {
  const understanding = understandPrompt(input);
  return understanding.kind === 'app' ? composeUnderstood(understanding) : wordsFor(understanding);
}

/** The name that `composeApp` gives the app of a description; undefined if it does not describe one. */
export function nameApp(input: ComposeInput): string | undefined {
  const understanding = understandPrompt(input);
  return understanding.kind === 'app' ? planApp(understanding).spec.name : undefined;
}
