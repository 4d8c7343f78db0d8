import type { Endpoint } from './endpoint.ts';
import type { ErrorType } from './errors.ts';

/** Errors that every endpoint may answer. */
export const alwaysPossibleErrors = [
  'general_unknown_origin',
  'general_host_unknown',
  'general_rate_limit_exceeded',
  'user_jwt_invalid',
  'user_jwt_and_cookie_set',
  'general_too_many_large_replies',
  'general_unknown',
  'general_unavailable',
] as const satisfies readonly ErrorType[];

/** Errors of endpoints that run a job in the worker pool before they answer. */
export const workErrors = [
  'work_busy',
  'work_time_limit',
  'work_memory_limit',
] as const satisfies readonly ErrorType[];

/** Errors of endpoints that call a Git remote. */
export const remoteErrors = [
  'git_address_refused',
  'git_not_found',
  'git_too_large',
  'git_unreachable',
  'git_timed_out',
] as const satisfies readonly ErrorType[];

/** Large JSON bodies of signed-in callers are parsed in the worker pool. */
const inputErrors = ({ access, params, query, body, rawBody }: Endpoint): ErrorType[] => [
  ...(params || query || body ? (['general_argument_invalid'] as const) : []),
  ...(body || rawBody ? (['general_bad_request', 'general_request_timeout'] as const) : []),
  ...(body ? (['general_body_too_large'] as const) : []),
  ...(body && access !== 'guest' ? workErrors : []),
];

function accessErrors({ access, acceptsOneFactor, acceptsOldPassword }: Endpoint): ErrorType[] {
  if (access === 'public') return [];
  if (access === 'guest') return ['user_session_already_exists'];
  return [
    'general_unauthorized_scope',
    ...(acceptsOneFactor ? [] : (['user_more_factors_required'] as const)),
    ...(acceptsOldPassword ? [] : (['user_password_reset_required'] as const)),
    ...(access === 'admin' ? (['general_access_forbidden'] as const) : []),
  ];
}

function proofErrors({ requiresRecentAuthentication, proofField }: Endpoint): ErrorType[] {
  if (!requiresRecentAuthentication) return [];
  if (proofField === undefined) return ['user_recent_authentication_required'];
  const wrongProof = proofField === 'otp' ? 'user_invalid_token' : 'user_invalid_credentials';
  return ['user_recent_authentication_required', wrongProof];
}

/** Errors that follow from an endpoint's input, access and proof. A description does not list them. */
export const impliedErrors = (endpoint: Endpoint): readonly ErrorType[] => [
  ...alwaysPossibleErrors,
  ...inputErrors(endpoint),
  ...accessErrors(endpoint),
  ...proofErrors(endpoint),
];

/** Every error type that an endpoint may answer: its own and the implied ones. */
export const errorsOf = (endpoint: Endpoint): ReadonlySet<ErrorType> =>
  new Set([...endpoint.errors, ...impliedErrors(endpoint)]);
