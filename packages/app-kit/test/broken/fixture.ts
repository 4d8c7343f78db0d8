import type { ProblemKind } from '../../src/checks/problem.ts';
import type { FixKind } from '../../src/fixers/fixer.ts';

/** What the fixers make of a broken project: other files (null for a removed one), or a problem for the repair request. */
export type ExpectedOutcome =
  | { readonly kinds: readonly FixKind[]; readonly files: Readonly<Record<string, string | null>> }
  | { readonly reported: ProblemKind; readonly path: string; readonly line: number | undefined };

/** A complaint as a project: the files of a broken answer over the base project, and what the user saw. */
export interface BrokenFixture {
  readonly name: string;
  readonly saw: string;
  readonly files: Readonly<Record<string, string>>;
  readonly outcome: ExpectedOutcome;
}

export interface FixtureFamily {
  readonly family: string;
  readonly fixtures: readonly BrokenFixture[];
}

/** The file that most broken answers replace. */
export const home = 'src/screens/HomeScreen.tsx';

/** A screen: its imports, what it shows, the statements before `return` and the code after the component. */
export function screen(imports: string, shows: string, before = '', after = ''): string {
  const statements = before === '' ? '' : `  ${before}\n`;
  const rest = after === '' ? '' : `\n${after}\n`;
  return `${imports}\n\nexport default function HomeScreen() {\n${statements}  return (\n    ${shows}\n  );\n}\n${rest}`;
}

/** A fixture whose file at `path` heals. */
export function heals(
  name: string,
  saw: string,
  kinds: FixKind | readonly FixKind[],
  [broken, fixed]: readonly [broken: string, fixed: string],
  path = home,
): BrokenFixture {
  const list = typeof kinds === 'string' ? [kinds] : kinds;
  return { name, saw, files: { [path]: broken }, outcome: { kinds: list, files: { [path]: fixed } } };
}

/** A fixture that needs a decision, so it is reported with rule, file and line. */
export function reports(
  name: string,
  saw: string,
  [reported, line]: readonly [kind: ProblemKind, line: number | undefined],
  broken: string,
  path = home,
): BrokenFixture {
  return { name, saw, files: { [path]: broken }, outcome: { reported, path, line } };
}
