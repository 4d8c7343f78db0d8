/**
 * Marks project content in a prompt with lines that contain a random id of this prompt, so that no file can contain them
 * (docs/rules/ai.md#prompt).
 */
export interface ProjectSection {
  /** All parts in the delimiters of the project; parts that are empty are left out. */
  wrap(parts: readonly string[]): string;
  /** A complete file in its own delimiters. */
  file(path: string, content: string): string;
  /** A named part, such as the list of files. */
  part(name: string, content: string): string;
}

const oneLine = (text: string): string => text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');

/** `id` must be random for every prompt; where content contains it all the same, it is removed. */
export function createProjectSection(id: string): ProjectSection {
  const clean = (text: string): string => {
    let rest = text;
    // Removing one id may join the halves of another.
    while (rest.includes(id)) rest = rest.replaceAll(id, '');
    return rest;
  };
  const block = (name: string, content: string): string => {
    const text = clean(content);
    return `[${name} ${id}]\n${text}${text.endsWith('\n') ? '' : '\n'}[/${name.split(' ')[0]} ${id}]\n`;
  };
  return {
    wrap: (parts) => `[project ${id}]\n${parts.join('')}[/project ${id}]\n`,
    file: (path, content) => block(`file ${oneLine(clean(path))}`, content),
    part: (name, content) => (content === '' ? '' : block(oneLine(clean(name)), content)),
  };
}
