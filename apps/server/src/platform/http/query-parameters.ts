/**
 * Query parameters (docs/rules/http.md#query-parameters): `a[0]=x&a[1]=y` and `a[]=x` are lists, all others are text.
 * No endpoint has nested objects.
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
