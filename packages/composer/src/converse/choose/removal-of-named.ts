import { tokenize } from '../../language/tokens.ts';
import type { AppSpec } from '../../spec/app-spec.ts';
import { OperationError } from '../apply-operation.ts';
import { withDependents } from '../changes/remove-dependents.ts';
import { readFollowUp } from '../follow-up.ts';
import { isFunctionWord } from '../loose/loose-words.ts';
import type { ReadRequest } from '../read-request.ts';
import { saysRemoval } from '../says-removal.ts';
import { type FieldTarget, fieldByPartOfLabel } from '../tagged/named-targets.ts';

/** Shorter words are parts of too many labels. */
const shortestWord = 4;

/**
 * What a message that takes something away asks for if it names one field only: "garantiye hiç bakmıyoruz kaldır onu".
 * Undefined if it names none or several.
 */
export function removalOfNamed(written: string, spec: AppSpec): ReadRequest | undefined {
  const { targets } = readFollowUp(written, spec);
  if (targets.some(({ target }) => target.kind !== 'field')) return undefined;
  const named = targets.flatMap(({ target }): FieldTarget[] => (target.kind === 'field' ? [target] : []));
  const partly = tokenize(written).flatMap(({ kind, text, folded }) =>
    kind !== 'word' ||
    folded.length < shortestWord ||
    saysRemoval(folded) ||
    /^(?:last|first|next|thing)$/.test(folded) ||
    isFunctionWord(folded, spec.language)
      ? []
      : (fieldByPartOfLabel(text, spec) ?? []),
  );
  const found = new Map(
    [...named, ...partly].map((target) => [`${target.entity.id}.${target.field.id}`, target]),
  );
  const [only, ...others] = found.values();
  if (only === undefined || others.length > 0) return undefined;
  const removal = { kind: 'removeField', entity: only.entity.id, field: only.field.id } as const;
  try {
    return { operations: withDependents(spec, [removal], written), nothing: [], unread: [] };
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return undefined;
  }
}
