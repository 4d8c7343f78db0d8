// What server, web and SDK users agree on: ids, shapes, endpoint descriptions, limits and the error table.
// Depends on zod alone and imports no other workspace; a change here is a change for everybody.
export * from './account.ts';
export * from './analytics.ts';
export * from './announcements.ts';
export * from './credits.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './ids.ts';
export * from './legal.ts';
export * from './limits.ts';
export * from './location.ts';
export * from './mfa.ts';
export * from './outbox.ts';
export * from './personal-data.ts';
export * from './primitives.ts';
export * from './profile.ts';
export * from './projects.ts';
export * from './realtime.ts';
export * from './sign-in.ts';
export * from './site.ts';
export * from './site-settings.ts';
export * from './support.ts';
export * from './turns.ts';
