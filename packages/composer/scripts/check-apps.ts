import { checkLimits, checkProject } from '@kilim/app-kit';
import { inspectWithOxc } from '../../app-kit/test/inspect-with-oxc.ts';
import { type CheckedApp, checkTypes } from './check-types.ts';

/**
 * Problems of each app by its name, without apps that have none: the checks for answers of a model, the limits of a
 * project, and strict types with the real declarations of all packages.
 */
export async function checkApps(
  apps: readonly CheckedApp[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const types = await checkTypes(apps);
  const problems = new Map<string, readonly string[]>();
  for (const { name, files } of apps) {
    const limits = checkLimits(files);
    const found = [
      ...(limits.ok ? [] : [`limits: ${JSON.stringify(limits)}`]),
      ...checkProject(files, inspectWithOxc).map(
        ({ kind, path, line, params }) => `${path}:${line ?? '?'} ${kind} ${JSON.stringify(params)}`,
      ),
      ...(types.get(name) ?? []).map(({ path, line, message }) => `${path}:${line} ${message}`),
    ];
    if (found.length > 0) problems.set(name, found);
  }
  return problems;
}
