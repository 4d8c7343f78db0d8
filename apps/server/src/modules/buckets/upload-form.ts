import { AppError, bucketLimits, permissionText } from '@kilim/contract';
import { z } from 'zod';

export interface UploadForm {
  readonly fileId: string;
  /** undefined when the form names none. */
  readonly permissions: readonly string[] | undefined;
  /** As the client wrote it, with folders and whatever else. */
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Fields and boundaries of a form; parsing costs time for each. */
const partsMaximum = bucketLimits.permissionsPerFile + 20;

const badForm = (detail: string): AppError => new AppError('general_bad_request', { detail });

function readBoundary(contentType: string): string {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ??
    [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw badForm('no boundary');
  return boundary;
}

function requireFewParts(bytes: Uint8Array, boundary: string): void {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = Buffer.from(`--${boundary}`);
  let count = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.byteLength)) {
    count += 1;
    if (count > partsMaximum) throw badForm('too many fields');
  }
}

const fields = z.object({ fileId: z.string().max(64), permissions: z.array(permissionText) });

/** Parses the form of an upload. Throws `general_bad_request` and `general_argument_invalid`. */
export async function readUploadForm(bytes: Uint8Array, contentType: string): Promise<UploadForm> {
  requireFewParts(bytes, readBoundary(contentType));
  let form: FormData;
  try {
    const body = bytes as Uint8Array<ArrayBuffer>;
    form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch (cause) {
    throw new AppError('general_bad_request', { cause });
  }
  const permissions: string[] = [];
  for (const [name, value] of form.entries()) {
    if (!/^permissions(?:\[\d*\])?$/.test(name) || typeof value !== 'string') continue;
    // The client SDK sends an empty list as one empty text.
    if (value !== '') permissions.push(value);
  }
  const hasPermissions = [...form.keys()].some((name) => /^permissions(?:\[\d*\])?$/.test(name));
  const read = fields.safeParse({ fileId: form.get('fileId'), permissions });
  const file = form.get('file');
  if (!read.success || permissions.length > bucketLimits.permissionsPerFile) {
    throw new AppError('general_argument_invalid', {
      fields: { [String(read.error?.issues[0]?.path[0] ?? 'permissions')]: 'invalid' },
    });
  }
  if (!(file instanceof File)) throw new AppError('storage_file_empty');
  return {
    fileId: read.data.fileId,
    permissions: hasPermissions ? read.data.permissions : undefined,
    fileName: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}
