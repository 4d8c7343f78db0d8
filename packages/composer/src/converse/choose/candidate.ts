import type { AppSpec } from '../../spec/app-spec.ts';
import { type Judgement, judgeRequest, namesOf } from '../loose/judge-request.ts';
import type { Operation } from '../operation.ts';
import type { ReadRequest } from '../read-request.ts';

/** One thing that a message may ask for. */
export interface Candidate extends Judgement {
  readonly request: ReadRequest;
  /** Whether the readers of sentences found it. */
  readonly isOfRules: boolean;
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
  /** What the tags alone say. */
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
  found: Pick<Candidate, 'isOfRules' | 'losses' | 'rank'>,
): Candidate {
  const names = request.operations.flatMap((operation) => namesOf(operation, spec));
  return { ...judgeRequest(written, spec, request.operations), ...found, request, names };
}

/** The different things that the readers of sentences and these ways ask for, that of the readers first. */
export function candidatesOf(
  written: string,
  spec: AppSpec,
  rules: ReadRequest,
  ways: readonly TaggedWay[],
): readonly [rules: Candidate, ...others: Candidate[]] {
  let own = toCandidate(written, spec, rules, { isOfRules: true, losses: [], rank: -1 });
  const ownKey = keyOf(rules.operations);
  const others = new Map<string, Candidate>();
  for (const [rank, { request, loss }] of ways.entries()) {
    const key = keyOf(request.operations);
    const known = key === ownKey ? own : others.get(key);
    const losses = [...(known?.losses ?? []), loss];
    if (known === undefined)
      others.set(key, toCandidate(written, spec, request, { isOfRules: false, losses, rank }));
    // The tags know better than the readers which reasons are left.
    else if (known === own)
      own = {
        ...own,
        request: own.rank === -1 ? request : own.request,
        losses,
        rank: own.rank === -1 ? rank : own.rank,
      };
    else others.set(key, { ...known, losses });
  }
  return [own, ...others.values()];
}
