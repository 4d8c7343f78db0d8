import type { EditResult, ProjectTexts, ReadScreen, SourceEdit } from '@kilim/design-model/source';

/** What the studio asks the worker that reads code; every request is answered once. */
export type SourceRequest =
  | { readonly type: 'read'; readonly id: number; readonly files: ProjectTexts; readonly path: string }
  | {
      readonly type: 'edit';
      readonly id: number;
      readonly files: ProjectTexts;
      readonly path: string;
      readonly edit: SourceEdit;
    };

export type SourceReply =
  | { readonly type: 'read'; readonly id: number; readonly result: ReadScreen }
  | { readonly type: 'edited'; readonly id: number; readonly result: EditResult }
  | { readonly type: 'failed'; readonly id: number };
