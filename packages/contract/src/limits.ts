/** Limits and constants of customer.md §9 and decisions.md that server and web share. */
export const limits = {
  passwordMinimum: 8,
  passwordMaximum: 256,
  nameMaximum: 128,
  projectNameMaximum: 100,
  projectDescriptionMaximum: 500,
  promptMaximum: 8_000,
  /** customer.md §5: one project per 2 s. */
  projectCreationInterval: 2_000,
  /** customer.md §5: auth submissions less than 3 s apart are refused. */
  authThrottle: 3_000,
  filesPerProject: 400,
  bytesPerFile: 1_048_576,
  bytesPerProject: 20 * 1_048_576,
  pathMaximum: 255,
  /** A zip that is imported, packed. */
  importArchiveMaximum: 25 * 1_048_576,
  skippedFilesShown: 100,
  /** How long a deleted project can be brought back: 30 days. */
  trashKeptFor: 30 * 86_400_000,
  /** Projects in the trash; with more, nothing new is created until some are gone. */
  trashMaximum: 50,
  /** Newest versions of a project that stay whatever their age; older ones are thinned out. */
  versionsKept: 20,
  avatarMaximum: 5 * 1_048_576,
  /** What one person may write, as it is counted for their storage: an import of the largest size, twice. */
  bytesWrittenPerMinute: 40 * 1_048_576,
  bytesWrittenPerDay: 500 * 1_048_576,
  locationMaximum: 120,
  /** Larger request bodies get 413. */
  bodyMaximum: 10 * 1_048_576,
} as const;

/** What one call of the analytics sink may carry. */
export const analyticsLimits = { eventsPerCall: 50, propertiesMaximum: 2_000 } as const;
