import { AppError, type Endpoint } from '@kilim/contract';
import type { RequestContext } from './request-context.ts';

/**
 * Enforces `access` of an endpoint before anything of the request is read. A session that still lacks its second factor
 * or a password of its own counts as a guest's on `public` and `guest` endpoints and is rejected by all others that do
 * not accept it. Returns the context for the handler.
 *
 * Throws `general_unauthorized_scope`, `user_session_already_exists`, `user_more_factors_required`,
 * `user_password_reset_required` or `general_access_forbidden`.
 */
export function enforceAccess(endpoint: Endpoint, context: RequestContext): RequestContext {
  const { caller } = context;
  const lacksFactor = caller?.awaitsFactor === true;
  const lacksPassword = caller?.mustChangePassword === true;
  if (endpoint.access === 'public' || endpoint.access === 'guest') {
    if (lacksFactor) return { ...context, caller: null, lacks: 'user_more_factors_required' };
    if (lacksPassword) return { ...context, caller: null, lacks: 'user_password_reset_required' };
    if (endpoint.access === 'guest' && caller) throw new AppError('user_session_already_exists');
    return context;
  }
  if (!caller) throw new AppError('general_unauthorized_scope');
  if (lacksFactor && !endpoint.acceptsOneFactor) throw new AppError('user_more_factors_required');
  if (!lacksFactor && lacksPassword && !endpoint.acceptsOldPassword) {
    throw new AppError('user_password_reset_required');
  }
  if (endpoint.access === 'admin' && !caller.isAdmin) throw new AppError('general_access_forbidden');
  return context;
}
