// Texts that somebody else wrote, made safe for where they go: HTML, the head of a mail, a name of ours.
// Promises that nothing in them is taken for markup or for another line.
export * from './untrusted-text.ts';
