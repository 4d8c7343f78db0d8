import type { Catalogue } from '../catalogue.ts';
import { allNamespace } from './namespaces/all.ts';
import { securityNamespace } from './namespaces/security.ts';

/** The English catalogue: exactly the keys of the Turkish one. */
export const en = { ...allNamespace, ...securityNamespace } as const satisfies Catalogue;
