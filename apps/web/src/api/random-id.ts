/** 32 random hexadecimal digits, such as an idempotency key. `crypto.randomUUID` is missing on pages without TLS. */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
