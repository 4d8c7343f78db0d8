import { createCollection } from '../data/collection';

export interface RecordComment {
  id: string;
  recordId: string;
  /** Who wrote it; empty in an app without a profile. */
  author: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Comments on records, the last one first. */
export const useRecordComments = createCollection<RecordComment>({
  key: 'record-comments',
  version: 1,
  samples: () => [],
});
