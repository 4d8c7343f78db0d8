/** What a template does to the repository: new files, and edits of files that list the parts of the product. */
export interface Change {
  /** Path to text. */
  readonly files: Readonly<Record<string, string>>;
  readonly edits: readonly Edit[];
}

export interface Edit {
  readonly path: string;
  /** Text that occurs once; the line goes before it. */
  readonly before: string;
  readonly line: string;
}

/** Puts the line before the place. Throws when the place is missing, occurs twice or has the line already. */
export function applyEdit(text: string, { path, before, line }: Edit): string {
  if (text.includes(line)) throw new Error(`${path} has "${line.trim()}" already.`);
  const parts = text.split(before);
  if (parts.length !== 2)
    throw new Error(`${path}: expected "${before.trim()}" once, found ${parts.length - 1}.`);
  return `${parts[0]}${line}\n${before}${parts[1]}`;
}
