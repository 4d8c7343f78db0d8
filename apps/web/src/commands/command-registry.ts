import { type ReactNode, useEffect, useId } from 'react';

/** An action that the command palette offers: docs/rules/keyboard.md#command-palette */
export interface Command {
  /** Unique and stable, because the palette remembers the commands used last. */
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** More words that find the command. */
  readonly keywords?: string;
  /** Keys that do the same, such as `['Ctrl', 'S']`. */
  readonly shortcut?: readonly string[];
  /** Only the server can do this; disabled without a network. */
  readonly needsConnection?: boolean;
  readonly run: () => void;
}

const registered = new Map<string, readonly Command[]>();

/** The commands of the screen that is open, in the order of registration. */
export const screenCommands = (): readonly Command[] => [...registered.values()].flat();

/** Offers commands in the palette while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const key = useId();
  // Without dependencies: the palette must run the newest closures. Writing to the map costs nothing.
  useEffect(() => {
    registered.set(key, commands);
  });
  useEffect(
    () => () => {
      registered.delete(key);
    },
    [key],
  );
}
