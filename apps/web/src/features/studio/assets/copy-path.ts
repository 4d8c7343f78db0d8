/** A free path beside another one: `a.png` becomes `a (2).png`, `a (3).png` … */
export function copyPath(path: string, taken: ReadonlySet<string>): string {
  const nameAt = path.lastIndexOf('/') + 1;
  const dot = path.lastIndexOf('.');
  const end = dot > nameAt ? dot : path.length;
  for (let number = 2; ; number += 1) {
    const copy = `${path.slice(0, end)} (${number})${path.slice(end)}`;
    if (!taken.has(copy)) return copy;
  }
}
