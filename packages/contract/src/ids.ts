import { z } from 'zod';
import { idPattern } from './id-pattern.ts';

const id = <Name extends string>() => z.string().regex(idPattern).brand<Name>();

export const userId = id<'UserId'>();
export const sessionId = id<'SessionId'>();
export const projectId = id<'ProjectId'>();
export const versionId = id<'VersionId'>();
export const turnId = id<'TurnId'>();
export const messageId = id<'MessageId'>();
export const ledgerEntryId = id<'LedgerEntryId'>();
export const orderId = id<'OrderId'>();
export const receiptId = id<'ReceiptId'>();
export const assetId = id<'AssetId'>();

export type UserId = z.infer<typeof userId>;
export type SessionId = z.infer<typeof sessionId>;
export type ProjectId = z.infer<typeof projectId>;
export type VersionId = z.infer<typeof versionId>;
export type TurnId = z.infer<typeof turnId>;
export type MessageId = z.infer<typeof messageId>;
export type LedgerEntryId = z.infer<typeof ledgerEntryId>;
export type OrderId = z.infer<typeof orderId>;
export type ReceiptId = z.infer<typeof receiptId>;
export type AssetId = z.infer<typeof assetId>;
