import { securityEventKinds } from '@kilim/contract';
import { choiceParam, dayParam, textParam } from '../../../navigation/url-params.ts';
import { defaultUrlState, type UrlState } from '../../../navigation/use-url-state.ts';

/** The filter of the audit log in the URL. */
export const auditParams = {
  actor: textParam('actor', { maximumLength: 254 }),
  action: choiceParam('action', securityEventKinds.admin),
  subject: textParam('subject', { maximumLength: 254 }),
  from: dayParam('from'),
  to: dayParam('to'),
};

export type AuditFilter = UrlState<typeof auditParams>;

export const noAuditFilter: AuditFilter = defaultUrlState(auditParams);

/** The filter as a query of the security log. */
export const toAuditQuery = ({ actor, action, subject, from, to }: AuditFilter) => ({
  category: 'admin' as const,
  ...(actor !== '' && { actor }),
  ...(action !== null && { kind: action }),
  ...(subject !== '' && { subject }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});
