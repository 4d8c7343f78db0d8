import { fold } from '../language/fold.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import type { Operation } from './operation.ts';

/** "sıra dursun", "rink is fine": what stands behind the name of a part that stays. */
const staysBehind =
  '(?: (?:da|de|ise|ama))? (?:kalsin|dursun|kalabilir|durabilir|kalacak|kalmali|dokunma\\w*|elleme\\w*|is (?:fine|ok|okay|good)|stays?|(?:can|should|must|has to) stay|(?:can|should|must) be kept)\\b';
/** "keep the rink": what stands before it. "leave the rink out" takes it away. */
const staysBefore = '\\b(?:keep|leave|not) (?:the |my |our )?';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A label with the endings that its words may have in a sentence. */
const inSentence = (label: string): string =>
  fold(label)
    .split(/\s+/)
    .map((word) => `${escaped(word)}\\w{0,4}`)
    .join(' ');

/** Whether a folded message says that the part with this label, or with this word for it, stays. */
export function stays(label: string, folded: string): boolean {
  const name = inSentence(label);
  return (
    new RegExp(`(?<!\\p{L})${name}${staysBehind}`, 'u').test(folded) ||
    new RegExp(`${staysBefore}${name}(?! (?:out|off|away)\\b)(?=[ ,.;!]|$)`, 'u').test(folded)
  );
}

/** "sıra dursun ama dikim tarihini kaldır": the operations without those that take away a part that is said to stay, or its screens. */
export function withoutKeptParts(
  operations: readonly Operation[],
  written: string,
  spec: AppSpec,
): readonly Operation[] {
  const folded = fold(written);
  const isKept = (operation: Operation): boolean => {
    if (operation.kind !== 'removeField') return false;
    const entity = spec.entities.find(({ id }) => id === operation.entity);
    const field = entity?.fields.find(({ id }) => id === operation.field);
    return field !== undefined && stays(field.label, folded);
  };
  if (!operations.some(isKept)) return operations;
  return operations.filter((each) => !isKept(each) && each.kind !== 'removeScreen');
}
