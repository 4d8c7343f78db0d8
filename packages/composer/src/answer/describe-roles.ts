import { rolesOf } from '../print/roles/app-roles.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { answerTexts } from './texts/index.ts';
import { roleTexts } from './texts/role-texts.ts';

/** Who may do what in an app, and how a role is chosen; no sentence for an app without roles. */
export function describeRoles(spec: AppSpec): readonly string[] {
  const [first, ...others] = rolesOf(spec);
  if (first === undefined) return [];
  const texts = roleTexts[spec.language];
  const { list } = answerTexts[spec.language];
  const titles = (ids: readonly string[]): readonly string[] =>
    spec.screens.filter(({ id }) => ids.includes(id)).map(({ title }) => `“${title}”`);
  return [
    texts.all(first.label),
    ...others.flatMap(({ label, may, hides }) => {
      const hidden = titles(hides);
      return [texts.may(label, may), ...(hidden.length === 0 ? [] : [texts.hides(label, list(hidden))])];
    }),
    texts.choice(first.label),
  ];
}
