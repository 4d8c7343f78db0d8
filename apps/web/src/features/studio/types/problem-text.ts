import type { TypeProblem } from '@kilim/app-kit/type-check';
import type { Translate } from '@kilim/messages';

/** A problem in the user's language: what is wrong and with which names. */
export function problemText({ template, names, code }: TypeProblem, translate: Translate): string {
  if (template === null) return translate('types.general', { code });
  const [first = '', second = '', third = '', fourth = ''] = names;
  return translate(`types.problem.${template}`, { first, second, third, fourth });
}

/** What the compiler's change of a problem does; it also titles the version. */
export function fixText({ fix }: TypeProblem, translate: Translate): string {
  if (fix === null) return '';
  const hasName = fix.name !== '';
  return translate(hasName ? `types.fix.${fix.kind}` : 'types.fix.other', { name: fix.name });
}
