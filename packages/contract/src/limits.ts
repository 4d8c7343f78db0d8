// Limits that server and web share, with their rules: docs/rules/limits.md. No zod here, because public pages load this
// file.

/** Bytes of a megabyte, as sizes are counted and shown. */
export const megabyte = 1_048_576;
const day = 86_400_000;

/** Lengths in characters, sizes in bytes, times in milliseconds. */
export const limits = {
  // Accounts
  passwordMinimum: 8,
  passwordMaximum: 256,
  nameMaximum: 128,
  locationMaximum: 120,
  /** Credits that an administrator can add or take at once: docs/rules/users.md#credits */
  giftMaximum: 999_999_999,
  avatarMaximum: 5 * megabyte,
  /** Least time between two submissions of a sign-in or registration form in one tab. */
  authThrottle: 3_000,

  // Projects
  projectNameMaximum: 100,
  projectDescriptionMaximum: 500,
  tagsPerProject: 10,
  tagMaximum: 30,
  /** Tags that the list of all of a user's tags contains. */
  tagsListed: 200,
  /** Size and sides, in pixels, of the picture of a project's first screen. */
  previewMaximum: 48 * 1024,
  previewWidth: 320,
  previewHeight: 694,
  /** Least time between two new projects of a user. */
  projectCreationInterval: 2_000,
  filesPerProject: 400,
  bytesPerFile: megabyte,
  bytesPerBinaryFile: 10 * megabyte,
  bytesPerProject: 20 * megabyte,
  pathMaximum: 255,
  versionTitleMaximum: 200,
  /** Newest versions that are kept whatever their age; older ones are thinned out. */
  versionsKept: 20,
  /** Milliseconds without a save after which an editing session ends, so that the next save makes a new version. */
  editingSessionIdle: 2 * 60_000,

  // Library
  assetMaximum: 10 * megabyte,
  assetNameMaximum: 120,
  assetsPerUser: 2_000,
  tagsPerAsset: 10,
  /** Size and longest side, in pixels, of the small picture of a file. */
  thumbnailMaximum: 64 * 1024,
  thumbnailSide: 256,

  // Export
  /** Warnings that the check of an export lists. */
  exportWarningsShown: 50,
  /** Verifications of exports that a user can start in 24 hours. */
  verificationsPerDay: 5,
  /** Verifications that may wait, of all users. */
  verificationsWaiting: 20,
  /** Problems of one step that a report lists. */
  verificationProblemsShown: 20,

  // Import
  /** Size of the zip file. */
  importArchiveMaximum: 25 * megabyte,
  /** Skipped files that the reply lists. */
  skippedFilesShown: 100,

  // Trash
  /** A deleted project can be restored for 30 days. */
  trashKeptFor: 30 * day,
  /** Projects in the trash; when it is full, no project can be created. */
  trashMaximum: 50,

  // Storage: bytes that a user may write; the limit per minute allows two imports of the largest project.
  bytesWrittenPerMinute: 40 * megabyte,
  bytesWrittenPerDay: 500 * megabyte,

  // AI
  promptMaximum: 8_000,
  /** Prompts that wait for the end of a running turn, per project and browser. */
  queuedPrompts: 20,
  /** Steps of a plan. */
  planSteps: 12,
  /** Errors and elements that are attached to a prompt. */
  attachmentsPerPrompt: 6,
  imagesPerPrompt: 4,
  /** Bytes of an image as it is stored. */
  promptImageMaximum: 5 * megabyte,
  /** Bytes of a file that the browser makes smaller before it is stored. */
  chosenImageMaximum: 20 * megabyte,
  /** Pixels of the longest side to which the browser scales an image. */
  promptImageSide: 1_568,
  imageNameMaximum: 100,
  /** Characters of an error message or of an element's text that are attached. */
  attachedTextMaximum: 1_000,

  // HTTP
  /** Larger request bodies are answered with 413. */
  bodyMaximum: 10 * megabyte,
} as const;

/** Limits of one analytics request; `propertiesMaximum` is the length of an event's properties as JSON. */
export const analyticsLimits = { eventsPerCall: 50, propertiesMaximum: 2_000 } as const;
