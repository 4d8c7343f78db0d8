/** A file of the kit that imports nothing native, to test its rules: 'data/slots'. */
export async function importKit<Module>(path: string): Promise<Module> {
  const loaded: Module = await import(new URL(`../../kit/src/${path}.ts`, import.meta.url).href);
  return loaded;
}
