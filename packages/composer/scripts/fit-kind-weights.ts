// Fits the weights of `understand/evidence/kind-weights.ts` to the descriptions of the tests that were read: the evidence
// for the kinds of app that a description accepts shall be above that for all others. Sets that stay unread are left out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage } from '../src/language/detect-language.ts';
import { tokenize } from '../src/language/tokens.ts';
import { archetypeIds } from '../src/spec/app-spec.ts';
import { findCues } from '../src/understand/evidence/find-cues.ts';
import { lexiconIndex } from '../src/understand/lexicon-index.ts';
import { preparePrompt } from '../src/understand/prepare-prompt.ts';
import { Reading } from '../src/understand/reading.ts';
import { readWords } from '../src/understand/word.ts';
import { readSets } from './read-sets.ts';

const penalty = 0.001;
const steps = 400;
const laterFit = 0.5;
const smallest = 0.2;

interface Example {
  readonly cues: readonly number[];
  /** How well each kind fits: the first that a description accepts is meant most. */
  readonly accepted: readonly number[];
}

const fitOf = (place: number): number => (place < 0 ? 0 : laterFit ** place);

const held = new Set(process.argv.slice(2));
const index = lexiconIndex();
const names = new Map<string, number>();
const examples: Example[] = Object.entries(readSets)
  .filter(([name]) => !held.has(name))
  .flatMap(([, prompts]) => prompts)
  .filter(({ kind, archetypes }) => kind === 'app' && archetypes.length > 0)
  .map(({ prompt, language: expected, archetypes }) => {
    const text = preparePrompt(prompt);
    const language = detectLanguage(tokenize(text), expected, (folded) => index.stems.languageOf(folded));
    const reading = new Reading(text, readWords(text, index.stems, language), language, index);
    const cues = [...findCues(reading)].map((cue) => {
      const known = names.get(cue) ?? names.size;
      names.set(cue, known);
      return known;
    });
    return { cues, accepted: archetypeIds.map((id) => fitOf(archetypes.indexOf(id))) };
  });

/** Probabilities of the kinds by their evidence. */
function shares(evidence: readonly number[]): number[] {
  const top = Math.max(...evidence);
  const powers = evidence.map((value) => Math.exp(value - top));
  const sum = powers.reduce((total, value) => total + value, 0);
  return powers.map((value) => value / sum);
}

const weights = [...names].map(() => archetypeIds.map(() => 0));
const squares = weights.map((row) => row.map(() => 1e-8));
for (let step = 0; step < steps; step += 1) {
  const gradient = weights.map((row) => row.map((weight) => weight * penalty));
  for (const { cues, accepted } of examples) {
    const evidence = archetypeIds.map((_, kind) =>
      cues.reduce((sum, cue) => sum + (weights[cue]?.[kind] ?? 0), 0),
    );
    const given = shares(evidence);
    const wanted = given.map((share, kind) => share * (accepted[kind] ?? 0));
    const sum = wanted.reduce((total, share) => total + share, 1e-12);
    for (const cue of cues) {
      const row = gradient[cue] ?? [];
      for (const [kind, share] of given.entries())
        row[kind] = (row[kind] ?? 0) + (share - (wanted[kind] ?? 0) / sum) / examples.length;
    }
  }
  for (const [cue, row] of gradient.entries()) {
    for (const [kind, slope] of row.entries()) {
      const square = 0.9 * (squares[cue]?.[kind] ?? 0) + 0.1 * slope * slope;
      const own = weights[cue];
      const ownSquares = squares[cue];
      if (own === undefined || ownSquares === undefined) continue;
      ownSquares[kind] = square;
      own[kind] = (own[kind] ?? 0) - (0.05 * slope) / Math.sqrt(square + 1e-8);
    }
  }
}

const rows = [...names]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([cue, at]) => {
    const cells = archetypeIds
      .map((id, kind) => ({ id, weight: Math.round((weights[at]?.[kind] ?? 0) * 10) / 10 }))
      .filter(({ weight }) => Math.abs(weight) >= smallest)
      .sort((one, other) => other.weight - one.weight)
      .map(({ id, weight }) => `${id} ${weight}`);
    return `${cue} | ${cells.join(', ')}`;
  });

const head = `/**
 * How much each cue speaks for or against a kind of app: 'cue | kind weight, …'. The weights are fitted to the descriptions
 * of the tests by scripts/fit-kind-weights.ts; a cue without weights for a kind says nothing about it.
 */
export const kindWeightRows = \``;
const path = join(import.meta.dirname, '../src/understand/evidence/kind-weights.ts');
writeFileSync(path, `${head}\n${rows.join('\n')}\n\`;\n`);
console.info(`${examples.length} descriptions, ${rows.length} cues`);
