import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { language, noBody, timestamp } from './primitives.ts';
import { projectParams } from './projects.ts';

/** The steps of a verification in their order: docs/rules/export-verification.md */
export const verificationSteps = ['install', 'types', 'web', 'android'] as const;
export const verificationStep = z.enum(verificationSteps);
export type VerificationStep = z.infer<typeof verificationStep>;

export const verificationStatus = z.enum([
  'waiting',
  'running',
  'passed',
  /** At least one step failed; the report says which. */
  'failed',
  'cancelled',
  /** The server could not carry it out; it does not count towards the quota. */
  'interrupted',
]);
export type VerificationStatus = z.infer<typeof verificationStatus>;

/** A message of a tool about a file of the project. */
export const verificationProblem = z.object({
  path: z.string(),
  line: z.number().int().nullable(),
  message: z.string(),
});
export type VerificationProblem = z.infer<typeof verificationProblem>;

export const verificationResult = z.object({
  step: verificationStep,
  /** `skipped`: the installation failed. */
  outcome: z.enum(['passed', 'failed', 'too-long', 'too-large', 'skipped']),
  seconds: z.number().int(),
  /** The first problems, and how many there are. */
  problems: z.array(verificationProblem).max(limits.verificationProblemsShown),
  problemCount: z.number().int(),
});
export type VerificationResult = z.infer<typeof verificationResult>;

export const exportVerification = z.object({
  id: z.string(),
  status: verificationStatus,
  /** The running step. */
  step: verificationStep.nullable(),
  language,
  results: z.array(verificationResult),
  /** Settings and programs of the project that were left out, because verifying runs no code of the project. */
  omitted: z.array(z.string()),
  /** Identifies the files that were verified, as `digest` of `checkExport`; null before they were read. */
  digest: z.string().nullable(),
  createdAt: timestamp,
  endedAt: timestamp.nullable(),
});
export type ExportVerification = z.infer<typeof exportVerification>;

export const getExportVerification = defineEndpoint({
  name: 'getExportVerification',
  summary:
    'Returns whether exports can be verified, how often today, and the last verification of a project.',
  method: 'GET',
  path: '/projects/{projectId}/export/verification',
  access: 'member',
  params: projectParams,
  status: 200,
  reply: z.object({
    isOffered: z.boolean(),
    /** Verifications that are left to the user today. */
    remaining: z.number().int(),
    verification: exportVerification.nullable(),
  }),
  errors: ['project_not_found'],
});

export const startExportVerification = defineEndpoint({
  name: 'startExportVerification',
  summary: 'Starts to install, type-check and bundle the export of a project.',
  method: 'POST',
  path: '/projects/{projectId}/export/verification',
  access: 'member',
  params: projectParams,
  body: z.strictObject({ language: language.default('tr') }),
  status: 201,
  reply: z.object({ verification: exportVerification }),
  errors: [
    'project_not_found',
    'export_verification_not_offered',
    'export_verification_running',
    'export_verification_quota',
    'export_verification_busy',
  ],
});

export const cancelExportVerification = defineEndpoint({
  name: 'cancelExportVerification',
  summary: 'Cancels the waiting or running verification of a project.',
  method: 'POST',
  path: '/projects/{projectId}/export/verification/cancel',
  access: 'member',
  params: projectParams,
  body: noBody,
  status: 200,
  reply: z.object({ verification: exportVerification.nullable() }),
  errors: ['project_not_found'],
});

/** What administrators read about verifications. */
export const verificationOptions = z.object({
  isAllowed: z.boolean(),
  /** Whether this server has what verifying needs. */
  canRun: z.boolean(),
});
export const getVerificationOptions = defineEndpoint({
  name: 'getVerificationOptions',
  summary: 'Returns whether users can verify exports, and whether this server is able to.',
  method: 'GET',
  path: '/admin/exports/verification',
  access: 'admin',
  status: 200,
  reply: verificationOptions,
  errors: [],
});
export const allowVerifications = defineEndpoint({
  name: 'allowVerifications',
  summary: 'Allows or forbids verifications of exports. Forbidding lets running ones end.',
  method: 'PUT',
  path: '/admin/exports/verification',
  access: 'admin',
  requiresRecentAuthentication: true,
  body: z.strictObject({ isAllowed: z.boolean() }),
  status: 200,
  reply: verificationOptions,
  errors: ['export_verification_impossible'],
});
