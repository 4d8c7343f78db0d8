import type { AppSpec } from '../../spec/app-spec.ts';
import { type Judgement, judgeRequest, namesOf } from '../loose/judge-request.ts';
import type { Operation } from '../operation.ts';
import type { ReadRequest } from '../read-request.ts';

/** One thing that a message may ask for. */
export interface Candidate extends Judgement {
  readonly request: ReadRequest;
  /** Whether the readers of sentences found it. */
  readonly isOfRules: boolean;
  /** Whether it takes away the only part that the message names. */
  readonly isOfNamed: boolean;
  /** Whether tags that name nothing, or what the app has already, lead to it. */
  readonly isOfNothing: boolean;
  /** Whether it says enough more than that of the readers of sentences: what a message means is seldom less. */
  readonly mayReplace: boolean;
  /** How much less the tags that say so weigh than the best ones, the least first; empty if none do. */
  readonly losses: readonly number[];
  /** The place of the first of these among the ways to tag the message; -1 if none do. */
  readonly rank: number;
  /** Labels and options that it gives. */
  readonly names: readonly string[];
}

/** What one way to tag a message asks for. */
export interface TaggedWay {
  /** With what only the readers of sentences found. */
  readonly request: ReadRequest;
  /** What the tags alone say; none if they name nothing, or what the app has. */
  readonly said: readonly Operation[];
  /** How much less the tags weigh than the best ones. */
  readonly loss: number;
}

/** The same for the same operations in any order. */
export const keyOf = (operations: readonly Operation[]): string =>
  operations
    .map((operation) => JSON.stringify(operation))
    .sort()
    .join();

function toCandidate(
  written: string,
  spec: AppSpec,
  request: ReadRequest,
  found: Partial<Pick<Candidate, 'isOfRules' | 'isOfNamed' | 'isOfNothing' | 'losses' | 'rank'>>,
): Candidate {
  const names = request.operations.flatMap((operation) => namesOf(operation, spec));
  return {
    ...judgeRequest(written, spec, request.operations),
    isOfRules: false,
    isOfNamed: false,
    isOfNothing: false,
    mayReplace: true,
    losses: [],
    rank: -1,
    ...found,
    request,
    names,
  };
}

/** The different things that the readers of sentences, these ways and the only named part ask for, that of the readers first. */
export function candidatesOf(
  written: string,
  spec: AppSpec,
  rules: ReadRequest,
  ways: readonly TaggedWay[],
  named?: ReadRequest,
): readonly [rules: Candidate, ...others: Candidate[]] {
  let own = toCandidate(written, spec, rules, { isOfRules: true });
  const ownKey = keyOf(rules.operations);
  const others = new Map<string, Candidate>();
  for (const [rank, { request, said, loss }] of ways.entries()) {
    const key = keyOf(request.operations);
    const known = key === ownKey ? own : others.get(key);
    const losses = [...(known?.losses ?? []), loss];
    const isOfNothing = known?.isOfNothing === true || said.length === 0;
    if (known === undefined)
      others.set(key, toCandidate(written, spec, request, { isOfNothing, losses, rank }));
    // The tags know better than the readers which reasons are left.
    else if (known === own)
      own = {
        ...own,
        request:
          own.rank === -1 && said.length > 0
            ? { ...request, operations: own.request.operations }
            : own.request,
        losses,
        isOfNothing,
        rank: own.rank === -1 ? rank : own.rank,
      };
    else others.set(key, { ...known, losses, isOfNothing });
  }
  if (named !== undefined) {
    const key = keyOf(named.operations);
    const known = key === ownKey ? own : others.get(key);
    if (known === own) own = { ...own, isOfNamed: true };
    else
      others.set(
        key,
        known === undefined
          ? toCandidate(written, spec, named, { isOfNamed: true })
          : { ...known, isOfNamed: true },
      );
  }
  return [own, ...others.values()];
}
