import type { Catalogue } from '../catalogue.ts';
import { attachments } from './attachments.ts';
import { designer } from './designer.ts';
import { allNamespace } from './namespaces/all.ts';
import { operationNamespace } from './namespaces/operation.ts';
import { securityNamespace } from './namespaces/security.ts';
import { types } from './types.ts';

/** The English catalogue: exactly the keys of the Turkish one. */
export const en = {
  ...allNamespace,
  ...operationNamespace,
  ...securityNamespace,
  attachments,
  designer,
  types,
} as const satisfies Catalogue;
