import type { ProjectFiles } from '../project/project-files.ts';
import { isCheckedPath } from './checked-path.ts';

/** docs/rules/type-problems.md#limits */
export const typeLimits = {
  /** Code files of a project. */
  filesMaximum: 600,
  /** Characters of all code files. */
  charactersMaximum: 3_000_000,
  /** Characters of a JSON file; the content of a larger one has no type. */
  jsonMaximum: 100_000,
  /** Problems of one list for which a change is searched. */
  fixesSearched: 60,
  /** Characters of a name in a text. */
  nameMaximum: 120,
  /** Characters of the compiler's own text. */
  textMaximum: 4_000,
} as const;

/** Whether the types of a project are not checked, because it has too many or too large code files. */
export function isTooLargeToCheck(files: ProjectFiles): boolean {
  let [count, characters] = [0, 0];
  for (const [path, content] of Object.entries(files)) {
    if (!isCheckedPath(path)) continue;
    count += 1;
    characters += content.length;
  }
  return count > typeLimits.filesMaximum || characters > typeLimits.charactersMaximum;
}
