import { checkProject } from '../../src/checks/check-project.ts';
import { fixProject } from '../../src/fixers/fix-project.ts';
import { inspectWithOxc } from '../inspect-with-oxc.ts';
import { baseProject } from './base-project.ts';
import type { BrokenFixture } from './fixture.ts';

export interface HealedFixture {
  /** The files after the fixers. */
  readonly files: Readonly<Record<string, string>>;
  readonly kinds: readonly string[];
  /** Rule, file and line of what is left. */
  readonly problems: readonly string[];
  /** `as meant` has the expected files without a problem; `built` passes the checks with other files. */
  readonly result: 'healed' | 'built' | 'reported' | 'missed';
}

/** Runs fixers and checks on a fixture as for an answer that wrote its files. */
export function healFixture({ files: broken, outcome }: BrokenFixture): HealedFixture {
  const project = { ...baseProject, ...broken };
  const { files, fixed } = fixProject(project, inspectWithOxc, { only: new Set(Object.keys(broken)) });
  const problems = checkProject(files, inspectWithOxc).map(
    ({ kind, path, line }) => `${kind} ${path}:${line ?? 0}`,
  );
  const expected: Record<string, string | null> = {
    ...project,
    ...('files' in outcome ? outcome.files : {}),
  };
  const paths = new Set([...Object.keys(expected), ...Object.keys(files)]);
  const isAsMeant = [...paths].every((path) => (files[path] ?? null) === (expected[path] ?? null));
  const kinds = [...new Set(fixed.map(({ kind }) => kind))];
  const wasBroken = fixed.length > 0 || problems.length > 0;
  if (problems.length > 0) return { files, kinds, problems, result: 'reported' };
  if (!wasBroken) return { files, kinds, problems, result: 'missed' };
  return { files, kinds, problems, result: isAsMeant && 'files' in outcome ? 'healed' : 'built' };
}
