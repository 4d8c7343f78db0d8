import { z } from 'zod';
import { orderId, projectId, turnId, versionId } from './ids.ts';
import { orderStatus } from './orders.ts';
import { credits } from './primitives.ts';
import { project } from './projects.ts';
import { turn, turnDelta } from './turns.ts';
import { versionReason } from './versions.ts';

/**
 * Payloads of the websocket `/v1/realtime`: docs/rules/realtime.md. Channels are `account`, `projects.ID` and, for
 * guests too, `site`. Channels that the caller may not read are dropped from the subscription.
 */
export const projectEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('files-changed'),
    projectId,
    revision: z.number().int(),
    versionId,
    reason: versionReason,
    paths: z.array(z.string()),
    clientId: z.string().nullable(),
  }),
  z.object({ kind: z.literal('project-updated'), project }),
  z.object({ kind: z.literal('project-deleted'), projectId }),
  z.object({ kind: z.literal('turn-started'), projectId, turn }),
  z.object({
    kind: z.literal('turn-delta'),
    projectId,
    turnId,
    sequence: z.number().int(),
    delta: turnDelta,
  }),
  z.object({ kind: z.literal('turn-ended'), projectId, turn }),
  /** How the version of a turn started was reported, or an administrator decided about its price. */
  z.object({ kind: z.literal('turn-reported'), projectId, turnId }),
  /** Changes that waited were applied or discarded. */
  z.object({ kind: z.literal('held-decided'), projectId, turnId }),
  /** A verification of the export went on; clients read it again. */
  z.object({ kind: z.literal('verification-changed'), projectId }),
  z.object({ kind: z.literal('locks-changed'), projectId, paths: z.array(z.string()) }),
]);
export type ProjectEvent = z.infer<typeof projectEvent>;

export const accountEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balance-changed'), balance: credits }),
  z.object({ kind: z.literal('session-ended') }),
  z.object({ kind: z.literal('order-changed'), orderId, status: orderStatus }),
  /** To the customer of a ticket and to all administrators. */
  z.object({ kind: z.literal('ticket-changed'), ticketId: z.string() }),
]);
export type AccountEvent = z.infer<typeof accountEvent>;

export const siteEvent = z.discriminatedUnion('kind', [
  /** Name, logo, colours or contact data changed; clients fetch the settings again. */
  z.object({ kind: z.literal('settings-changed') }),
]);
export type SiteEvent = z.infer<typeof siteEvent>;

export const realtimeFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('connected'),
    data: z.object({
      channels: z.array(z.string()),
      subscriptions: z.unknown(),
      user: z.unknown().nullable(),
    }),
  }),
  z.object({
    type: z.literal('event'),
    data: z.object({
      events: z.array(z.string()),
      channels: z.array(z.string()),
      timestamp: z.string(),
      payload: z.unknown(),
      subscriptions: z.array(z.string()),
    }),
  }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('response'), data: z.object({ to: z.string(), success: z.boolean() }).loose() }),
  z.object({ type: z.literal('error'), data: z.object({ code: z.number(), message: z.string() }) }),
]);
export type RealtimeFrame = z.infer<typeof realtimeFrame>;

export const realtimeRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({
    type: z.literal('subscribe'),
    data: z
      .array(
        z.object({
          subscriptionId: z.string().max(64),
          channels: z.array(z.string().max(256)).max(32),
          queries: z.array(z.string()).optional(),
        }),
      )
      .max(64),
  }),
  z.object({
    type: z.literal('unsubscribe'),
    data: z.array(z.object({ subscriptionId: z.string().max(64) })).max(64),
  }),
  z.object({ type: z.literal('authentication'), data: z.object({ session: z.string().max(4096) }) }),
]);
export type RealtimeRequest = z.infer<typeof realtimeRequest>;
