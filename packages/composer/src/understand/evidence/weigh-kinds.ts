import type { ArchetypeId } from '../../spec/app-spec.ts';
import { archetypeIds } from '../../spec/app-spec.ts';
import type { Reading } from '../reading.ts';
import { findCues } from './find-cues.ts';
import { kindWeightRows } from './kind-weights.ts';

export type KindEvidence = ReadonlyMap<ArchetypeId, number>;

const isKind = (text: string): text is ArchetypeId => archetypeIds.some((id) => id === text);

function readWeights(): ReadonlyMap<string, KindEvidence> {
  const rows = kindWeightRows.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [cue = '', cells = ''] = row.split('|').map((cell) => cell.trim());
      const weights = cells.split(', ').flatMap((cell): (readonly [ArchetypeId, number])[] => {
        const [kind = '', weight = ''] = cell.split(' ');
        return isKind(kind) ? [[kind, Number(weight)]] : [];
      });
      return [cue, new Map(weights)];
    }),
  );
}

let known: ReadonlyMap<string, KindEvidence> | undefined;

/** The evidence of all cues of a description for each kind of app. */
export function weighKinds(reading: Reading): KindEvidence {
  known ??= readWeights();
  const sums = new Map<ArchetypeId, number>();
  for (const cue of findCues(reading))
    for (const [kind, weight] of known.get(cue) ?? []) sums.set(kind, (sums.get(kind) ?? 0) + weight);
  return sums;
}

/** The kind with the most evidence among some; what the subject is usually for needs less of it than any other. */
export function chooseKind(
  evidence: KindEvidence,
  usual: ArchetypeId,
  usualWeight: number,
  isPossible: (kind: ArchetypeId) => boolean,
): ArchetypeId {
  let best = usual;
  let most = (evidence.get(usual) ?? 0) + usualWeight;
  for (const kind of archetypeIds) {
    const sum = evidence.get(kind) ?? 0;
    if (sum <= most || !isPossible(kind)) continue;
    best = kind;
    most = sum;
  }
  return best;
}
