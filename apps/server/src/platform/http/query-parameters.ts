/**
 * Query parameters as SDKs of the wire contract flatten them (wire-contract.md §1.2): `a[0]=x&a[1]=y`, `a[]=x` are
 * lists, everything else is a text. Nested objects are not part of any endpoint and stay flat.
 */
export function parseQuery(parameters: URLSearchParams): Record<string, string | string[]> {
  const parsed: Record<string, string | string[]> = {};
  for (const [rawName, value] of parameters) {
    const list = /^([^[\]]+)\[\d*\]$/.exec(rawName);
    const name = list?.[1] ?? rawName;
    if (name === '__proto__') continue;
    if (!list) {
      parsed[name] = value;
      continue;
    }
    const known = parsed[name];
    if (Array.isArray(known)) known.push(value);
    else parsed[name] = [value];
  }
  return parsed;
}
