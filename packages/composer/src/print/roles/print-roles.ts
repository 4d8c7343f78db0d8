import type { AppSpec } from '../../spec/app-spec.ts';
import { type Role, roleActions } from '../../spec/role.ts';
import { textProperty } from '../features/language-switch.ts';
import type { PrintedFile } from '../printed-file.ts';
import type { PrintContext } from '../screen-kind.ts';
import { createModule } from '../text/create-module.ts';
import { indent, lines } from '../text/indent.ts';
import { rolesOf } from './app-roles.ts';

function printRole({ id, may, hides }: Role, label: string, spec: AppSpec): string {
  const shown = hides.filter((hidden) => spec.screens.some((screen) => screen.id === hidden));
  return lines(
    `  ${id}: {`,
    indent(lines(...textProperty('label', label, spec)), 2),
    `    may: { ${roleActions.map((action) => `${action}: ${may.includes(action)}`).join(', ')} },`,
    `    hides: [${shown.map((screen) => `'${screen}'`).join(', ')}],`,
    '  },',
  );
}

/** src/roles/roles.ts: who may do what; none for an app without roles. */
export function printRoles(context: PrintContext): readonly PrintedFile[] {
  const { spec, strings } = context;
  const roles = rolesOf(spec);
  if (roles.length === 0) return [];
  const module = createModule('src/roles/roles.ts');
  module.use('src/strings', 'strings');
  return [
    module.print(
      lines(
        `export const roleIds = [${roles.map(({ id }) => `'${id}'`).join(', ')}] as const;`,
        'export type RoleId = (typeof roleIds)[number];',
        '',
        '/** What can be done with entries; `manage` is deleting all of them and taking them elsewhere. */',
        `export type RoleAction = ${roleActions.map((action) => `'${action}'`).join(' | ')};`,
        '',
        'interface Role {',
        '  label: string;',
        '  may: Record<RoleAction, boolean>;',
        '  /** Names of screens that the role does not see. */',
        '  hides: readonly string[];',
        '}',
        '',
        '/** Who may do what; the first one may do everything. */',
        'export const roles: Record<RoleId, Role> = {',
        ...roles.map((role) => printRole(role, strings.add('roleNames', role.id, role.label), spec)),
        '};',
      ),
    ),
  ];
}
