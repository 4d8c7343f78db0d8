import type { KeptStore, PrintContext } from '../screen-kind.ts';
import { hasRecordComments } from './record-comments.ts';

/** What features keep on the device besides the rows of entities. */
export const featureStores = ({ spec }: Pick<PrintContext, 'spec'>): readonly KeptStore[] =>
  hasRecordComments(spec) ? [{ name: 'useRecordComments', from: 'src/comments/comment-store' }] : [];
