import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { workErrors } from './endpoint-errors.ts';
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
export const checkExport = defineEndpoint({
  name: 'checkExport',
  summary: 'Lists the packages without a tested version, for which an export needs a choice.',
  method: 'GET',
  path: '/projects/{projectId}/export/check',
  access: 'member',
  params: projectParams,
  status: 200,
  reply: z.object({ packages: z.array(untestedPackage) }),
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
