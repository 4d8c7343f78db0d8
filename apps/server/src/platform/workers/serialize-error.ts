import { AppError, type ErrorFields, type ErrorParams, type ErrorType } from '@kilim/contract';

/** An error as plain data, because errors lose their class between threads. */
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

export function deserializeError(error: SerializedError): Error {
  if (error.kind === 'fault') return new Error(`The job of a worker failed: ${error.message}`);
  const { type, params, fields, detail } = error;
  return new AppError(type, { params, fields, ...(detail !== undefined && { detail }) });
}
