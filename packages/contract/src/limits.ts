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
  importSkipsShown: 100,
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

export const creditRules = {
  /** customer.md §9 */
  minimumForGeneration: 20,
  minimumForChat: 10,
  minimumForAi: 5,
  lowBalanceWarning: 50,
  creditsPerConversation: 100,
  defaultRatio: 0.01,
  ratioByModel: { 'gpt-4': 0.1, 'gpt-4-turbo': 0.05, 'gpt-3.5-turbo': 0.01 } as Readonly<
    Record<string, number>
  >,
  /** decisions.md: input tokens a prompt may hold, whatever the project's size. */
  promptTokenBudget: 24_000,
  /** customer.md §7: token caps of generation and chat. */
  generationTokenCap: 8_000,
  chatTokenCap: 4_000,
  /** The first administrator's opening gift, so that a fresh install can build at once. */
  firstAdminGift: 10_000,
} as const;

/** What one call of the analytics sink may carry. */
export const analyticsLimits = { eventsPerCall: 50, propertiesMaximum: 2_000 } as const;

/** Local-storage keys carry this prefix (decisions.md). */
export const storagePrefix = 'kilim_';
