import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectFiles } from '../src/project/project-files.ts';
import { readDeclarations } from '../src/type-check/declarations.ts';
import { createTypeChecker, type TypeChecker } from '../src/type-check/type-checker.ts';
import type { TypeProblem } from '../src/type-check/type-problem.ts';

const storedDeclarations = readDeclarations(
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../src/type-check/declarations.generated.json'), 'utf8'),
  ),
);

let shared: TypeChecker | undefined;

/** All problems of a project; the checker is shared, because it reads the declarations only once. */
export function checkTypes(files: ProjectFiles): readonly TypeProblem[] {
  shared ??= createTypeChecker(storedDeclarations);
  const checker = shared;
  checker.setFiles(files);
  return checker.paths().flatMap((path) => checker.check(path, 50));
}
