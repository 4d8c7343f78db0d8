/** The path of a file as another file imports it, such as `../../assets/kupa.png`. */
export function pathFrom(importer: string, path: string): string {
  const from = importer.split('/').slice(0, -1);
  const to = path.split('/');
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared += 1;
  const up = from.slice(shared).map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), ...to.slice(shared)].join('/');
}
