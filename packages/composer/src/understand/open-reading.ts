import { detectLanguage } from '../language/detect-language.ts';
import { withoutTextspeak } from '../language/english-textspeak.ts';
import { withoutGameNames } from '../language/game-names.ts';
import { tokenize } from '../language/tokens.ts';
import { findRefusal, findTalk } from './classify-request.ts';
import { asksForAmount } from './find-calculation.ts';
import type { LexiconIndex } from './lexicon-index.ts';
import { preparePrompt } from './prepare-prompt.ts';
import { Reading } from './reading.ts';
import type { UnderstandInput, Understanding } from './understanding.ts';
import { withoutModel } from './without-model.ts';
import { readWords } from './word.ts';

/** Longer descriptions are cut after this many words and marks. */
const longestReading = 3000;

/** The words of a description in its language; a refusal or talk if no app is asked for. */
export function openReading(
  input: UnderstandInput,
  index: LexiconIndex,
): Reading | Exclude<Understanding, { kind: 'app' }> {
  const prompt = withoutModel(preparePrompt(input.prompt));
  const language = detectLanguage(tokenize(withoutGameNames(prompt)), input.language, (folded) =>
    index.stems.languageOf(folded),
  );
  const text = language === 'en' ? withoutTextspeak(prompt) : prompt;
  const common = { language, seed: input.seed };
  const reason = findRefusal(text);
  if (reason) return { ...common, kind: 'refusal', reason };
  const topic = findTalk(text);
  if (topic && topic !== 'question') return { ...common, kind: 'talk', topic };
  const words = readWords(text, index.stems, language).slice(0, longestReading);
  const reading = new Reading(text, words, language, index);
  if (topic && !asksForAmount(reading)) return { ...common, kind: 'talk', topic };
  return reading;
}
