import { LEAST_UPPER_BOUND, originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type GeneratedPosition, type StackCall, WRAPPER_LINES } from '../protocol.ts';
import { columnBefore, type Insertion } from './loop-guards.ts';
import type { SourceMapJson } from './transform.ts';

const KEPT_VERSIONS = 4;

/** Source maps of the passes, the last pass first, and the insertions into the result. */
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
 * Source maps of the code in the frame. Keeps the last versions, because an app may still call functions of earlier
 * ones. Maps are decoded lazily.
 */
export class PositionMaps {
  readonly #byPath = new Map<string, MappedVersion[]>();

  add(path: string, version: number, source: string, { maps, insertions = [] }: CodeOrigin): void {
    const versions = this.#byPath.get(path) ?? [];
    versions.unshift({ version, source, maps, insertions, traces: null });
    versions.length = Math.min(versions.length, KEPT_VERSIONS);
    this.#byPath.set(path, versions);
  }

  /** Replaces the source of a version whose code is unchanged, for example after an edit of a comment. */
  replace(path: string, version: number, source: string, { maps, insertions = [] }: CodeOrigin): void {
    const versions = this.#byPath.get(path) ?? [];
    this.#byPath.set(
      path,
      versions.map((entry) =>
        entry.version === version ? { version, source, maps, insertions, traces: null } : entry,
      ),
    );
  }

  /** Maps a position in generated code to the source; null if the code is unknown or not from the source. */
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

  /** The source of the code at a position. */
  sourceOf(position: GeneratedPosition): string | null {
    return this.#find(position)?.source ?? null;
  }

  #find({ path, version }: GeneratedPosition): MappedVersion | undefined {
    return this.#byPath.get(path)?.find((entry) => entry.version === version);
  }
}
