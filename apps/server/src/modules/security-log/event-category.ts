import { type SecurityCategory, type SecurityEventKind, securityEventKinds } from '@kilim/contract';

const categories = new Map<string, SecurityCategory>(
  Object.entries(securityEventKinds).flatMap(([category, kinds]) =>
    kinds.map((kind) => [kind, category as SecurityCategory] as const),
  ),
);

export function categoryOf(kind: SecurityEventKind): SecurityCategory {
  const category = categories.get(kind);
  if (category === undefined) throw new Error(`Unknown security event: ${kind}`);
  return category;
}
