/** A part of a large set of files, as pairs of path and content. */
export type FilePage<Content> = readonly (readonly [path: string, content: Content])[];

/** Characters or bytes of a page: copying it between threads takes about a millisecond. */
const pageSize = 512 * 1024;

const lengthOf = (content: unknown): number =>
  typeof content === 'string' ? content.length : content instanceof Uint8Array ? content.byteLength : 0;

/** Splits files into pages that are sent one by one. A large file is a page of its own. */
export function* cutPages<Content>(
  files: Iterable<readonly [path: string, content: Content]>,
  measure: (content: Content) => number = lengthOf,
): Generator<FilePage<Content>> {
  let page: (readonly [string, Content])[] = [];
  let size = 0;
  for (const file of files) {
    const length = measure(file[1]);
    if (page.length > 0 && size + length > pageSize) {
      yield page;
      page = [];
      size = 0;
    }
    page.push(file);
    size += length;
  }
  if (page.length > 0) yield page;
}

/** Joins pages to a record by path. */
export async function collectPages<Content>(
  pages: AsyncIterable<FilePage<Content>>,
): Promise<Record<string, Content>> {
  const files: (readonly [string, Content])[] = [];
  for await (const page of pages) files.push(...page);
  return Object.fromEntries(files);
}
