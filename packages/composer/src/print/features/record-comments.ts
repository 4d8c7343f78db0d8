import type { AppSpec } from '../../spec/app-spec.ts';
import type { SourceModule } from '../text/create-module.ts';
import { shows } from './feature-support.ts';

/** Whether details of records have comments. Feeds have theirs below posts. */
export const hasRecordComments = (spec: AppSpec): boolean =>
  shows('comments', spec) && !spec.screens.some(({ kind }) => kind === 'feedPost');

/** The comments of the record in the variable `item`; undefined in an app without them. */
export function printComments(item: string, spec: AppSpec, module: SourceModule): string | undefined {
  if (!hasRecordComments(spec)) return undefined;
  return `<${module.use('src/comments/Comments', 'Comments')} recordId={${item}.id} />`;
}
