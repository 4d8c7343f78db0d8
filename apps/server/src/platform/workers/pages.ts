/** Some of many files, by path. */
export type FilePage<Content> = readonly (readonly [path: string, content: Content])[];

/** Letters of one page: copying it to or from a thread takes about a millisecond. */
const lettersPerPage = 512 * 1024;

const lengthOf = (content: unknown): number =>
  typeof content === 'string' ? content.length : content instanceof Uint8Array ? content.byteLength : 0;

/** Cuts files into pages that are sent one by one; a large file is a page of its own. */
export function* cutPages<Content>(
  files: Iterable<readonly [path: string, content: Content]>,
  measure: (content: Content) => number = lengthOf,
): Generator<FilePage<Content>> {
  let page: (readonly [string, Content])[] = [];
  let letters = 0;
  for (const file of files) {
    const length = measure(file[1]);
    if (page.length > 0 && letters + length > lettersPerPage) {
      yield page;
      page = [];
      letters = 0;
    }
    page.push(file);
    letters += length;
  }
  if (page.length > 0) yield page;
}

/** All files of all pages, by path. */
export async function collectPages<Content>(
  pages: AsyncIterable<FilePage<Content>>,
): Promise<Record<string, Content>> {
  const files: (readonly [string, Content])[] = [];
  for await (const page of pages) files.push(...page);
  return Object.fromEntries(files);
}
