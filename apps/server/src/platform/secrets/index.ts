// The server's key: encrypts secrets that must be readable again and signs values that clients send back.
// Guarantees that a sealed text can be opened only for the purpose it was sealed for.
export { createSecretBox, type SecretBox } from './secret-box.ts';
export { loadServerKey, ServerKeyError } from './server-key.ts';
