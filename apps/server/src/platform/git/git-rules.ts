const megabyte = 1_048_576;

/** Limits of what is read from a Git remote: docs/rules/git.md#limits */
export const gitRules = {
  /** Bytes of one response, which contains the packed files of a branch. */
  responseMaximum: 60 * megabyte,
  /** Bytes of one unpacked object. */
  objectMaximum: 30 * megabyte,
  /** Bytes of all unpacked objects. */
  unpackedMaximum: 200 * megabyte,
  /** Packed objects: each costs time to check, however small it is. */
  objectsMaximum: 100_000,
  /** Files of a branch. */
  filesMaximum: 20_000,
  redirectsMaximum: 3,
  /** Milliseconds of a whole operation with its transfers. */
  timeLimit: 120_000,
} as const;
