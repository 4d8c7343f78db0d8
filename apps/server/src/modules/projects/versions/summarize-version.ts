import type { FileChange, VersionSummary } from '@kilim/contract';

const sizeOf = ({ added, removed }: FileChange): number => added + removed;

/** What a version did, in facts that the client puts into words: its main file and the number of other files. */
export function summarizeVersion(changes: readonly FileChange[]): VersionSummary | null {
  const [first] = changes;
  if (!first) return null;
  const isUniform = changes.every(({ kind }) => kind === first.kind);
  // A deleted file is named only when nothing else happened.
  const candidates = isUniform ? changes : changes.filter(({ kind }) => kind !== 'deleted');
  const main = candidates.reduce((best, change) => (sizeOf(change) > sizeOf(best) ? change : best));
  return {
    kind: isUniform ? first.kind : 'mixed',
    path: main.path,
    from: main.from ?? null,
    others: changes.length - 1,
  };
}
