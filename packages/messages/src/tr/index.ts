import { allNamespace } from './namespaces/all.ts';
import { securityNamespace } from './namespaces/security.ts';

/** The Turkish catalogue: the source of every text, one file per feature. */
export const tr = { ...allNamespace, ...securityNamespace } as const;
