import { AppError, type ErrorFields, type ErrorParams, type ErrorType } from '@kilim/contract';

/** An error as plain data: threads lose the class of what they throw. */
export type SerializedError =
  | {
      readonly kind: 'app';
      readonly type: ErrorType;
      readonly params: ErrorParams;
      readonly fields: ErrorFields;
      readonly detail: string | undefined;
    }
  | { readonly kind: 'fault'; readonly message: string };

export function serializeError(error: unknown): SerializedError {
  if (error instanceof AppError) {
    const { type, params, fields, detail } = error;
    return { kind: 'app', type, params, fields, detail };
  }
  return { kind: 'fault', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

export function deserializeError(packed: SerializedError): Error {
  if (packed.kind === 'fault') return new Error(`A worker's job failed: ${packed.message}`);
  const { type, params, fields, detail } = packed;
  return new AppError(type, { params, fields, ...(detail !== undefined && { detail }) });
}
