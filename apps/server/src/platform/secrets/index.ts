// The server's own key and what is done with it: sealing what must be readable again, signing what comes back.
// Promises that a sealed text opens only for the purpose and person it was sealed for.
export { createSecretBox, type SecretBox } from './secret-box.ts';
export { loadServerKey, ServerKeyError } from './server-key.ts';
