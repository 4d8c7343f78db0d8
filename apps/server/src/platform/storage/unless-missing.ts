const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** The result of work on a file; `missing` when there is no such file. */
export async function unlessMissing<Result, Missing>(
  work: Promise<Result>,
  missing: Missing,
): Promise<Result | Missing> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return missing;
    throw error;
  }
}
