// Everything about a generated app: starter files, SDK table, reply parser, checks, fixers, changes of sources and Expo
// export. Pure: no I/O and no framework. Takes time linear in the size of its input: docs/rules/app-kit.md
export { analyzeProject, type ProjectAnalysis, type ProjectComplexity } from './analysis/analyze-project.ts';
export * from './builtin/index.ts';
export { type CheckOptions, checkProject } from './checks/check-project.ts';
export { inspectModuleRecord, type ParsedModule } from './checks/inspect-module-record.ts';
export { isTooDeepToParse } from './checks/inspect-project.ts';
export type { ImportedName, Inspect, InspectedImport, Inspection } from './checks/inspection.ts';
export { type Problem, type ProblemKind, problemKinds } from './checks/problem.ts';
export { withSyntax } from './checks/with-syntax.ts';
export { contrastRatio } from './color/color.ts';
export { imagePaths } from './expo/app-images.ts';
export {
  type ExpoExportInput,
  expoExport,
  findUntestedPackages,
  type UntestedPackageChoice,
} from './expo/expo-export.ts';
export type { PackageUse, UntestedPackage } from './expo/imported-packages.ts';
export { readSdkLock } from './expo/sdk-lock.ts';
export { type FixedProject, type FixOptions, fixProject } from './fixers/fix-project.ts';
export { type Fix, type FixKind, fixKinds } from './fixers/fixer.ts';
export {
  type ChosenFile,
  chooseFiles,
  hasExportedPictures,
  isGeneratedFolder,
  isSourcePath,
  type PathedEntry,
} from './import/choose-files.ts';
export { findOmissions, type OmissionInput } from './omissions/find-omissions.ts';
export { matchLines } from './omissions/match-lines.ts';
export {
  type BinaryReference,
  readBinaryReference,
  writeBinaryReference,
} from './project/binary-reference.ts';
export {
  checkLimits,
  checkSizes,
  type LimitError,
  type LimitResult,
  measureBytes,
} from './project/check-limits.ts';
export { findEntry } from './project/find-entry.ts';
export { nameFromPrompt, suggestedNameMaximum } from './project/name-from-prompt.ts';
export { parseJsonObject } from './project/parse-json-object.ts';
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
export {
  isCodePath,
  isLocalSpecifier,
  resolveExtensions,
  resolveImport,
} from './project/resolve-import.ts';
export { slugify } from './project/slugify.ts';
export { type ApplyError, type ApplyResult, applyReply, type ChangedFile } from './reply/apply-reply.ts';
export { readContent, readEdits } from './reply/block-content.ts';
export { type BlockListener, type BlockReader, createBlockReader } from './reply/block-reader.ts';
export { countChangedLines, type LineCounts } from './reply/count-changed-lines.ts';
export { type ExtractedJson, extractJsonObject } from './reply/extract-json.ts';
export { correctEdits, type FailingEdit, findFailingEdits } from './reply/failing-edits.ts';
export { type AnswerEnd, joinContinuation, readAnswerEnd } from './reply/join-continuation.ts';
export type { OpeningTag } from './reply/opening-tag.ts';
export {
  parseReply,
  type ReplyError,
  type ReplyResult,
  readReply,
  skipReasoning,
} from './reply/parse-reply.ts';
export { type Plan, type PlanStep, readPlan } from './reply/read-plan.ts';
export { readProse } from './reply/read-prose.ts';
export { readWords } from './reply/read-words.ts';
export {
  type Reply,
  type ReplyEdit,
  type ReplyFile,
  replyFieldOrder,
  replyFileSchema,
  replySchema,
} from './reply/reply-schema.ts';
export { isKnownSpecifier, sdkSubpaths, splitSpecifier } from './sdk-subpaths.ts';
export * from './sdk-table.ts';
export { createSharedScans, type SharedScans } from './source/shared-scans.ts';
export { createPositionFinder, type Position } from './source/source-scan.ts';
export { isStarter, type StarterInput, starterFiles } from './starter/starter-files.ts';
