import { type Access, AppError, defineEndpoint, type Endpoint } from '@kilim/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { enforceAccess } from './enforce-access.ts';
import { type Caller, type RequestContext, route } from './index.ts';

const description = {
  name: 'example',
  summary: 'An example.',
  method: 'GET',
  path: '/example',
  status: 204,
  reply: null,
  errors: [],
} as const;

const contextOf = (caller: Partial<Caller> | null) => ({ caller }) as unknown as RequestContext;
const callers = {
  guest: null,
  member: { isAdmin: false },
  admin: { isAdmin: true },
  memberWithoutFactor: { isAdmin: false, awaitsFactor: true },
  adminWithoutFactor: { isAdmin: true, awaitsFactor: true },
  memberWithoutPassword: { isAdmin: false, mustChangePassword: true },
  adminWithoutPassword: { isAdmin: true, mustChangePassword: true },
} as const;

/** `admitted`, `as guest` or the type of the error. */
function outcomeOf(endpoint: Endpoint, caller: Partial<Caller> | null): string {
  try {
    return enforceAccess(endpoint, contextOf(caller)).caller === caller ? 'admitted' : 'as guest';
  } catch (error) {
    return error instanceof AppError ? error.type : 'unexpected';
  }
}

const outcomesOf = (endpoint: Endpoint) =>
  Object.fromEntries(Object.entries(callers).map(([name, caller]) => [name, outcomeOf(endpoint, caller)]));

describe('access of an endpoint', () => {
  it.each<[Access, Record<keyof typeof callers, string>]>([
    [
      'public',
      {
        guest: 'admitted',
        member: 'admitted',
        admin: 'admitted',
        memberWithoutFactor: 'as guest',
        adminWithoutFactor: 'as guest',
        memberWithoutPassword: 'as guest',
        adminWithoutPassword: 'as guest',
      },
    ],
    [
      'guest',
      {
        guest: 'admitted',
        member: 'user_session_already_exists',
        admin: 'user_session_already_exists',
        memberWithoutFactor: 'as guest',
        adminWithoutFactor: 'as guest',
        memberWithoutPassword: 'as guest',
        adminWithoutPassword: 'as guest',
      },
    ],
    [
      'member',
      {
        guest: 'general_unauthorized_scope',
        member: 'admitted',
        admin: 'admitted',
        memberWithoutFactor: 'user_more_factors_required',
        adminWithoutFactor: 'user_more_factors_required',
        memberWithoutPassword: 'user_password_reset_required',
        adminWithoutPassword: 'user_password_reset_required',
      },
    ],
    [
      'admin',
      {
        guest: 'general_unauthorized_scope',
        member: 'general_access_forbidden',
        admin: 'admitted',
        memberWithoutFactor: 'user_more_factors_required',
        adminWithoutFactor: 'user_more_factors_required',
        memberWithoutPassword: 'user_password_reset_required',
        adminWithoutPassword: 'user_password_reset_required',
      },
    ],
  ])('admits the callers of %s endpoints', (access, expected) => {
    expect(outcomesOf({ ...description, access })).toEqual(expected);
  });

  it('admits a session without its second factor where the endpoint accepts it', () => {
    const endpoint: Endpoint = { ...description, access: 'member', acceptsOneFactor: true };
    expect(outcomeOf(endpoint, callers.memberWithoutFactor)).toBe('admitted');
    expect(outcomeOf(endpoint, callers.memberWithoutPassword)).toBe('user_password_reset_required');
  });

  it('admits a session without its own password where the endpoint accepts it', () => {
    const endpoint: Endpoint = { ...description, access: 'member', acceptsOldPassword: true };
    expect(outcomeOf(endpoint, callers.memberWithoutPassword)).toBe('admitted');
    expect(outcomeOf(endpoint, callers.memberWithoutFactor)).toBe('user_more_factors_required');
  });

  it('requires the second factor before a password of its own', () => {
    const endpoint: Endpoint = { ...description, access: 'member', acceptsOldPassword: true };
    const caller = { awaitsFactor: true, mustChangePassword: true };
    expect(outcomeOf(endpoint, caller)).toBe('user_more_factors_required');
  });
});

describe('types of access', () => {
  it('rejects a description without access at compile time', () => {
    // @ts-expect-error `access` is required.
    defineEndpoint(description);
    // @ts-expect-error `owner` is no access.
    defineEndpoint({ ...description, access: 'owner' });
    expectTypeOf(defineEndpoint({ ...description, access: 'admin' }).access).toEqualTypeOf<'admin'>();
  });

  it('derives the type of the caller from access', () => {
    const describeAs = <const Who extends Access>(access: Who) => defineEndpoint({ ...description, access });
    route(
      describeAs('public'),
      async (_, { caller }) => void expectTypeOf(caller).toEqualTypeOf<Caller | null>(),
    );
    route(describeAs('guest'), async (_, { caller }) => void expectTypeOf(caller).toEqualTypeOf<null>());
    route(describeAs('member'), async (_, { caller }) => void expectTypeOf(caller).toEqualTypeOf<Caller>());
    route(describeAs('admin'), async (_, { caller }) => void expectTypeOf(caller).toEqualTypeOf<Caller>());
  });
});
