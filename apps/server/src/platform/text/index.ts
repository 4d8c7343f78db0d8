// Escapes untrusted text for HTML, headers of mails and names.
// Guarantees that it is not read as markup or as another line.
export * from './untrusted-text.ts';
