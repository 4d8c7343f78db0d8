const allowed = new Set(['http:', 'https:', 'mailto:']);

/** The address of a link in a model's answer, or undefined when following it could do more than open a page. */
export function safeLink(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return allowed.has(url.protocol) ? url.href : undefined;
}
