import type { OAuthProvider } from '@kilim/contract';

/** A user's account at a provider. */
export interface OAuthIdentity {
  readonly uid: string;
  /** Lower case; empty when the provider does not send it. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string;
}

/** One provider. Rejects with any error when the provider fails or replies unexpectedly. */
export interface OAuthClient {
  readonly provider: OAuthProvider;
  authorizeUrl(input: {
    readonly redirectUri: string;
    readonly state: string;
    /** PKCE code verifier (RFC 7636); its S256 challenge is sent. */
    readonly verifier: string;
    /** Returned inside the signed ID token, if the provider sends one. */
    readonly nonce: string;
  }): string;
  fetchIdentity(input: {
    readonly redirectUri: string;
    readonly code: string;
    readonly verifier: string;
    readonly nonce: string;
  }): Promise<OAuthIdentity>;
}
