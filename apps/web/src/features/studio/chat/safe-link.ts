const allowed = new Set(['http:', 'https:', 'mailto:']);

/** The normalised address of a link in an answer, or undefined for any scheme other than http, https and mailto. */
export function safeLink(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return allowed.has(url.protocol) ? url.href : undefined;
}
