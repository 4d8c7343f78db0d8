import type { AppError, ErrorType, Language, SessionId, UserId } from '@kilim/contract';

/** Who is calling, worked out once per request from the session. */
export interface Caller {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  /** Set while the session has one factor and the person asks for two. */
  readonly awaitsFactor?: boolean;
  /** Set while the password is one that the server made: it has to be replaced before anything else. */
  readonly mustChangePassword?: boolean;
  /** Whether the caller proved who they are within the last minutes. */
  readonly hasRecentlyAuthenticated: boolean;
  /** When the session ends unless it is used until then. */
  readonly sessionEndsAt?: number;
}

/** What a handler may know of a request and add to its reply. */
export interface RequestContext {
  readonly requestId: string;
  readonly caller: Caller | null;
  readonly language: Language;
  readonly ip: string;
  /** What limits count the address by. */
  readonly network: string;
  readonly userAgent: string;
  /** Host header, such as `localhost:3000`. */
  readonly host: string;
  readonly isSecure: boolean;
  readonly origin: string | null;
  readonly headers: Headers;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  /** The body as it came, for endpoints with `rawBody`. Throws `tooLarge` (`general_body_too_large`) past `maximum` bytes. */
  readBytes(maximum: number, tooLarge?: ErrorType): Promise<Uint8Array>;
  /** Adds a reply header; a repeated name is appended. */
  addHeader(name: string, value: string): void;
  /** Throws `general_rate_limit_exceeded` when `key` was used more than `points` times in `seconds`. */
  limit(name: string, key: string, points: number, seconds: number): Promise<void>;
  /**
   * Counts this reply as one of the few large ones that a person may receive at once, until it has been sent. Call it
   * before the work. Throws `general_too_many_large_replies`.
   */
  countLargeReply(): void;
  /** Counts bytes that stay in memory until the reply has been sent. Throws `general_too_many_large_replies`. */
  countReplyMemory(bytes: number): void;
}

/** The context of `guest` endpoints. */
export interface GuestContext extends RequestContext {
  readonly caller: null;
}

/** The context of `member` and `admin` endpoints. */
export interface SignedInContext extends RequestContext {
  readonly caller: Caller;
}

/** A reply of bytes rather than JSON. */
export interface BinaryReply {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** Offered as the download's name; may hold any letters. */
  readonly fileName: string;
  /** Shown in the page instead of saved; only for content that cannot run as a page of ours. */
  readonly isInline?: boolean;
  /** Replace those that every reply has, such as `cache-control`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply of bytes that are made while they are sent, however many there are. */
export interface StreamedReply extends Omit<BinaryReply, 'bytes'> {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes in all, where that is known before. */
  readonly size?: number;
}

/** A reply of JSON that is written while it is sent; together the pieces must be what the endpoint describes. */
export interface StreamedJson {
  readonly jsonChunks: AsyncIterable<string>;
}

/** Turns an error into the text of the caller's language. */
export type DescribeError = (error: AppError, language: Language) => string;
