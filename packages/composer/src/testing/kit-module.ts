import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** A file of the kit that imports nothing native, to test its rules: 'data/slots'. */
export async function importKit<Module>(path: string): Promise<Module> {
  const file = join(import.meta.dirname, '../../kit/src', `${path}.ts`);
  const loaded: Module = await import(pathToFileURL(file).href);
  return loaded;
}
