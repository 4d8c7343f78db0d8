const slowTypes: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Fewer leave the running app and the editor without a processor for seconds. */
const processorsNeeded = 4;
/** Gigabytes, as browsers tell them. The check of an app takes up to 480 MB. */
const memoryNeeded = 4;

function hasRoom(browser: object): boolean {
  const processors: unknown = Reflect.get(browser, 'hardwareConcurrency');
  const memory: unknown = Reflect.get(browser, 'deviceMemory');
  return (
    (typeof processors !== 'number' || processors >= processorsNeeded) &&
    (typeof memory !== 'number' || memory >= memoryNeeded)
  );
}

/**
 * Whether types may be checked before the user opens the list: 1 MB to load and seconds of work. Not on slow connections,
 * not when data are to be saved, and not on small devices (docs/rules/type-problems.md#in-the-studio).
 */
export function mayCheckUnasked(browser: object = navigator): boolean {
  if (!hasRoom(browser)) return false;
  const connection: unknown = Reflect.get(browser, 'connection');
  if (typeof connection !== 'object' || connection === null) return true;
  return (
    Reflect.get(connection, 'saveData') !== true &&
    !slowTypes.includes(Reflect.get(connection, 'effectiveType'))
  );
}
