import type { CruisedModule } from '../boundaries.mjs';

/** Parts that import each other: name of a part to the parts that it imports, both sorted. */
export type Graph = ReadonlyMap<string, readonly string[]>;

const isTest = (path: string): boolean => /\.(?:test|spec|browser)\.tsx?$|\/testing\//.test(path);

/** Groups files into parts; files without a part, tests and imports inside a part are left out. */
export function toGraph(modules: readonly CruisedModule[], partOf: (path: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = isTest(source) ? null : partOf(source);
    if (from === null) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = partOf(resolved);
      if (to !== null && to !== from) targets.add(to);
    }
  }
  return new Map(
    [...graph]
      .map(([part, targets]) => [part, [...targets].sort()] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

/**
 * Leaves out arrows that follow from others (a → c when a → b → c), so that the drawing stays readable. Of parts that
 * import each other the first one keeps its arrow.
 */
export function withoutIndirect(graph: Graph): Graph {
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (graph.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  const implies = (part: string, other: string, target: string): boolean =>
    reaches(other, target, new Set([part])) && (other < target || !reaches(target, other, new Set([part])));
  return new Map(
    [...graph].map(([part, targets]) => [
      part,
      targets.filter((target) => !targets.some((other) => other !== target && implies(part, other, target))),
    ]),
  );
}

/** A Mermaid flowchart; GitHub draws it. */
export function toMermaid(graph: Graph): string {
  const id = (part: string): string => part.replaceAll(/\W/g, '_');
  const lines = [...graph].flatMap(([part, targets]) => [
    `  ${id(part)}["${part}"]`,
    ...targets.map((target) => `  ${id(part)} --> ${id(target)}`),
  ]);
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
}
