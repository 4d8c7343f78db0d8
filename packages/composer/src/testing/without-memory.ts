import type { AppSpec } from '../spec/app-spec.ts';

/** The description without the changes that it remembers, which an inverse leaves. */
export function withoutMemory(spec: AppSpec): AppSpec {
  const { recent: _, ...rest } = spec;
  return rest;
}
