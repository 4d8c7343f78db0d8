/** Milliseconds between two keys: 100 words a minute, faster than most people type. */
export const keyPause = 120;
