import { type Operation, removesPart } from '../operation.ts';
import type { Candidate } from './candidate.ts';

/** What is known of a message that is read in several ways. */
export interface MessageFacts {
  readonly words: number;
  /** Whether whole sentences explain all of it. */
  readonly isWhole: boolean;
  readonly mayRemove: boolean;
  readonly asks: boolean;
  readonly namesImpossible: boolean;
}

/** Bounds of classes of weights; 22 are a natural logarithm (`tagUnit`). */
const lossBounds = [4, 10, 20, 40] as const;
const wideBounds = [10, 30] as const;
const leadBounds = [10, 20, 40, 60, 80] as const;
const classOf = (value: number, bounds: readonly number[]): number =>
  bounds.findIndex((bound) => value < bound) + 1 || bounds.length + 1;

const lengthOf = (words: number): string => (words < 5 ? 'xs' : words < 9 ? 's' : words < 20 ? 'm' : 'l');

const kindsOf = (operations: readonly Operation[]): readonly string[] => [
  ...new Set(operations.map(({ kind }) => kind)),
];

/** By whom a candidate was found: by the readers of sentences, tags or both, by tags that name nothing or what the app has, or by the only named part. */
function sourceOf({ isOfRules, isOfNothing, losses, request }: Candidate): string {
  if (isOfRules) return losses.length > 0 ? 'both' : 'rules';
  if (losses.length === 0) return 'named';
  if (!isOfNothing) return 'tags';
  return request.nothing.length > 0 ? 'same' : 'nothing';
}

/** The candidate's features by what the readers of sentences found instead. */
function besideRules(
  candidate: Candidate,
  rules: Candidate,
  whole: string,
  length: string,
): readonly string[] {
  if (candidate.isOfRules) return [];
  const [own, ruleCount] = [candidate.request.operations.length, rules.request.operations.length];
  return [
    `rules=${Math.min(ruleCount, 3)} ${whole}`,
    `more=${Math.max(-2, Math.min(2, own - ruleCount))}`,
    ...rules.request.nothing.flatMap(({ reason }) => [
      `rules-reason=${reason} ${ruleCount > 0 ? 1 : 0} ${whole}`,
      `rules-reason,length=${reason} ${length}`,
    ]),
  ];
}

/** The features by which a candidate is weighed against all; the first of them is that of the readers of sentences. */
export function candidateFeatures(
  candidate: Candidate,
  all: readonly [rules: Candidate, ...others: Candidate[]],
  facts: MessageFacts,
): readonly string[] {
  const [rules] = all;
  const { request, losses, rank, names, covered, implausible } = candidate;
  const { operations } = request;
  const source = sourceOf(candidate);
  const length = lengthOf(facts.words);
  const whole = facts.isWhole ? 'whole' : 'part';
  const [loss] = losses;
  const count = operations.length;
  const kinds = kindsOf(operations);
  const lost = kindsOf(rules.request.operations).filter((kind) => !kinds.includes(kind));
  const removes = operations.some(removesPart);
  const uncovered = Math.min(3, Math.max(...all.map((each) => each.covered)) - covered);
  const worse = Math.min(2, implausible - Math.min(...all.map((each) => each.implausible)));
  const margin = Math.min(99, ...all.flatMap((each) => (each === candidate ? [] : each.losses)));
  return [
    `source=${source}`,
    `source,length=${source} ${length}`,
    `source,whole=${source} ${whole}`,
    `source,whole,length=${source} ${whole} ${length}`,
    `loss=${loss === undefined ? 'none' : loss === 0 ? 0 : classOf(loss, lossBounds)}`,
    `rank=${rank}`,
    ...(rank === 0
      ? [`margin=${classOf(margin, lossBounds)}`, `margin,whole=${classOf(margin, wideBounds)} ${whole}`]
      : []),
    `ways=${Math.min(losses.length, 4)}`,
    ...(candidate.isOfNamed ? ['named', `named,length=${length}`] : []),
    ...(rank === 0 && candidate.isOfNothing ? [`lead=${classOf(margin, leadBounds)} ${source}`] : []),
    `replaces=${candidate.mayReplace} ${source}`,
    `replaces,whole=${candidate.mayReplace} ${source} ${whole}`,
    `count=${Math.min(count, 5)}`,
    `count,source=${Math.min(count, 3)} ${source}`,
    `count,length=${Math.min(count, 3)} ${length}`,
    ...besideRules(candidate, rules, whole, length),
    ...kinds.flatMap((kind) => [
      `kind=${kind}`,
      `kind,source=${kind} ${source}`,
      `kind,length=${kind} ${length}`,
      `kind,whole,source=${kind} ${whole} ${source}`,
    ]),
    ...lost.flatMap((kind) => [`lost=${kind} ${source}`, `lost,whole=${kind} ${whole}`]),
    ...(count === 0
      ? [`empty,asks=${facts.asks}`]
      : [`asks=${facts.asks} ${source}`, `impossible=${facts.namesImpossible} ${source}`]),
    `uncovered=${uncovered}`,
    `uncovered,source=${uncovered} ${source}`,
    `implausible=${Math.min(2, implausible)}`,
    `implausible,source=${Math.min(2, implausible)} ${source}`,
    `worse=${worse}`,
    ...(removes ? [`removes=${facts.mayRemove}`, `removes,source=${facts.mayRemove} ${source}`] : []),
    ...(!removes && facts.mayRemove ? ['keeps', `keeps,count=${Math.min(1, count)}`] : []),
    ...names.map((name) => `name=${Math.min(name.split(' ').length, 5)}`),
  ];
}
