import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timestamp } from './primitives.ts';

/** Texts of the client SDK's queries; those of this list may be `limit` and `offset`. */
const logQueries = z.array(z.string().max(4096)).max(100).default([]);

export const accountLog = z.object({
  event: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  userName: z.string(),
  mode: z.string(),
  ip: z.string(),
  time: timestamp,
  osCode: z.string(),
  osName: z.string(),
  osVersion: z.string(),
  clientType: z.string(),
  clientCode: z.string(),
  clientName: z.string(),
  clientVersion: z.string(),
  clientEngine: z.string(),
  clientEngineVersion: z.string(),
  deviceName: z.string(),
  deviceBrand: z.string(),
  deviceModel: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
});
export type AccountLog = z.infer<typeof accountLog>;

/** Highest `offset`, so that no page makes the server read all events. */
export const accountLogOffsetMaximum = 5000;

export const listAccountLogs = defineEndpoint({
  name: 'listAccountLogs',
  summary: "Lists the security events of the caller's account in the client SDK's form, newest first.",
  method: 'GET',
  path: '/account/logs',
  access: 'member',
  query: z.object({ queries: logQueries, total: z.enum(['true', 'false']).optional() }),
  status: 200,
  reply: z.object({ total: z.number(), logs: z.array(accountLog) }),
  errors: ['general_query_invalid'],
});
