import { attachments } from './attachments.ts';
import { designer } from './designer.ts';
import { allNamespace } from './namespaces/all.ts';
import { operationNamespace } from './namespaces/operation.ts';
import { securityNamespace } from './namespaces/security.ts';
import { types } from './types.ts';

/** The Turkish catalogue: the source of every text, one file per feature. */
export const tr = {
  ...allNamespace,
  ...operationNamespace,
  ...securityNamespace,
  attachments,
  designer,
  types,
} as const;
