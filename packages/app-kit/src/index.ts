// What a built app is: starter files, the SDK table, the checks an answer passes before it is applied,
// the blueprints of the built-in provider and the Expo export. Pure: no I/O, no framework.
export {
  checkLimits,
  checkSizes,
  type LimitError,
  type LimitResult,
  measureBytes,
} from './project/limits.ts';
export { slugifyName } from './project/names.ts';
export {
  findCaseClash,
  normalizePath,
  type PathClash,
  type PathError,
  type PathErrorKind,
  type PathResult,
  segmentMaximum,
} from './project/paths.ts';
export { type ProjectFiles, readProjectFile } from './project/project-files.ts';
export { type ApplyError, type ApplyResult, applyReply, type ChangedFile } from './reply/apply-reply.ts';
export { parseReply, type ReplyError, type ReplyResult, readReply } from './reply/parse-reply.ts';
export {
  type Reply,
  type ReplyEdit,
  type ReplyFile,
  replyFieldOrder,
  replyFileSchema,
  replySchema,
} from './reply/reply-schema.ts';
export * from './sdk-table.ts';
export { isStarter, type StarterInput, starterFiles } from './starter/starter-files.ts';
