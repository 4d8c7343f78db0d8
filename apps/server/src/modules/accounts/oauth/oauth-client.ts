import type { OAuthProvider } from '@kilim/contract';

/** Who somebody is at a provider. */
export interface OAuthIdentity {
  readonly uid: string;
  /** Lower case; empty when the provider does not tell. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

/** One provider. Rejects with any error when it does not answer as it should. */
export interface OAuthClient {
  readonly provider: OAuthProvider;
  authorizeUrl(input: {
    readonly redirectUri: string;
    readonly state: string;
    /** Its S256 challenge is sent (RFC 7636). */
    readonly verifier: string;
    /** Comes back inside a signed ID token, where the provider sends one. */
    readonly nonce: string;
  }): string;
  fetchIdentity(input: {
    readonly redirectUri: string;
    readonly code: string;
    readonly verifier: string;
    readonly nonce: string;
  }): Promise<OAuthIdentity>;
}
