import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { workErrors } from './endpoint-errors.ts';
import { limits } from './limits.ts';
import { language } from './primitives.ts';
import { projectParams } from './projects.ts';

/** An imported package that is not in the SDK table: docs/rules/app-kit.md#untested-packages */
export const untestedPackage = z.object({
  name: z.string(),
  /** The version in the project's package.json; null if it is not a plain registry version. */
  version: z.string().nullable(),
  /** The first imports of it; `line` starts at 1. */
  uses: z.array(z.object({ path: z.string(), line: z.number() })),
});
export type UntestedPackage = z.infer<typeof untestedPackage>;
/** Install the untested packages, or leave them out of package.json. */
export const untestedPackageChoice = z.enum(['keep', 'omit']);
export type UntestedPackageChoice = z.infer<typeof untestedPackageChoice>;
/** Something that will not work on a phone, although the project can be exported: docs/rules/checks.md#problems */
export const exportWarning = z.object({
  kind: z.enum([
    'unresolved-import',
    'missing-export',
    'placeholder-comment',
    'web-only-tag',
    'text-outside-text',
    'unresolved-name',
    'web-only-api',
    'missing-native-module',
  ]),
  path: z.string(),
  line: z.number().int().nullable(),
});
export type ExportWarning = z.infer<typeof exportWarning>;
/** A file of the zip; the path starts in the zip's folder. */
export const exportedFile = z.object({ path: z.string(), size: z.number().int() });
export type ExportedFile = z.infer<typeof exportedFile>;
export const checkExport = defineEndpoint({
  name: 'checkExport',
  summary:
    'Describes an export before it is downloaded: its files, warnings and packages without a tested version.',
  method: 'GET',
  path: '/projects/{projectId}/export/check',
  access: 'member',
  params: projectParams,
  query: z.object({
    language: language.default('tr'),
    packages: untestedPackageChoice.default('keep'),
  }),
  status: 200,
  reply: z.object({
    packages: z.array(untestedPackage),
    /** The first warnings, ordered by path. */
    warnings: z.array(exportWarning).max(limits.exportWarningsShown),
    warningCount: z.number().int(),
    /** Name of the zip's only folder. */
    folder: z.string(),
    /** Sorted by path. */
    files: z.array(exportedFile),
    /** Identifies the files without the report of a verification: docs/rules/export-verification.md#report */
    digest: z.string(),
    /** Size of the zip in bytes. */
    zipBytes: z.number().int(),
  }),
  errors: ['project_not_found', 'export_failed', ...workErrors],
});
export const exportProject = defineEndpoint({
  name: 'exportProject',
  summary: 'Returns the project as a zipped Expo project.',
  method: 'GET',
  path: '/projects/{projectId}/export',
  access: 'member',
  params: projectParams,
  query: z.object({
    language: language.default('tr'),
    /** Required when `checkExport` returns packages. */
    packages: untestedPackageChoice.optional(),
  }),
  status: 200,
  reply: 'binary',
  replyTypes: ['application/zip'],
  errors: ['project_not_found', 'export_failed', 'export_packages_undecided', ...workErrors],
});
