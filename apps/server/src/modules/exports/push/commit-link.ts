/** Pages of commits of well-known hosts. */
const pages: Readonly<Record<string, string>> = {
  'github.com': 'commit',
  'gitlab.com': '-/commit',
  'bitbucket.org': 'commits',
  'codeberg.org': 'commit',
};

/** The page of a commit; null for a host whose pages are not known. */
export function linkOfCommit(address: string, commit: string): string | null {
  const { host } = new URL(address);
  const page = Object.hasOwn(pages, host) ? pages[host] : undefined;
  return page === undefined ? null : `${address.replace(/\.git$/, '')}/${page}/${commit}`;
}
