import { LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type GeneratedPosition, type StackCall, WRAPPER_LINES } from '../protocol.ts';
import { columnBefore, type Insertion } from './loop-guards.ts';
import type { SourceMapJson } from './transform.ts';

const KEPT_VERSIONS = 4;

/** How code came to be: its passes, the last one first, and what was put into the result. */
export interface CodeOrigin {
  readonly maps: readonly SourceMapJson[];
  readonly insertions?: readonly Insertion[];
}

interface MappedVersion extends Required<CodeOrigin> {
  readonly version: number;
  readonly source: string;
  traces: readonly TraceMap[] | null;
}

/**
 * The maps of the code that runs in the frame. An app may still hold functions of earlier versions, so the last
 * few are kept; maps are decoded only when somebody asks.
 */
export class PositionMaps {
  readonly #byPath = new Map<string, MappedVersion[]>();

  add(path: string, version: number, source: string, { maps, insertions = [] }: CodeOrigin): void {
    const versions = this.#byPath.get(path) ?? [];
    versions.unshift({ version, source, maps, insertions, traces: null });
    versions.length = Math.min(versions.length, KEPT_VERSIONS);
    this.#byPath.set(path, versions);
  }

  /** The same code from another text (a comment moved): the running version now maps to the new text. */
  replace(path: string, version: number, source: string, { maps, insertions = [] }: CodeOrigin): void {
    const versions = this.#byPath.get(path) ?? [];
    this.#byPath.set(
      path,
      versions.map((entry) =>
        entry.version === version ? { version, source, maps, insertions, traces: null } : entry,
      ),
    );
  }

  /** The author's place of a generated one, or null when the code isn't known or comes from no line of theirs. */
  trace(position: GeneratedPosition): StackCall | null {
    const entry = this.#find(position);
    if (!entry) return null;
    entry.traces ??= entry.maps.map((json) => new TraceMap({ ...json, version: 3 }));
    let line = position.line - WRAPPER_LINES;
    let column = columnBefore(entry.insertions, line, position.column) - 1;
    for (const trace of entry.traces) {
      if (line < 1 || column < 0) return null;
      let found = originalPositionFor(trace, { line, column });
      if (found.line === null) found = originalPositionFor(trace, { line, column, bias: LEAST_UPPER_BOUND });
      if (found.line === null) return null;
      line = found.line;
      column = found.column;
    }
    return { path: position.path, line, column: column + 1, name: position.name };
  }

  /** The source that a position was built from. */
  sourceOf(position: GeneratedPosition): string | null {
    return this.#find(position)?.source ?? null;
  }

  #find({ path, version }: GeneratedPosition): MappedVersion | undefined {
    return this.#byPath.get(path)?.find((entry) => entry.version === version);
  }
}
