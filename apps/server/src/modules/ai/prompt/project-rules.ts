import type { ProjectFiles } from '@kilim/app-kit';

/** The file of a project in which its owner writes wishes that hold for every request (docs/rules/ai.md#project-rules). */
const rulesPath = 'kilim.md';

/** The path of the project's rules as the project spells it. */
export function findRulesPath(files: ProjectFiles): string | undefined {
  return Object.keys(files).find((path) => path.toLowerCase() === rulesPath);
}
