// Asks the person at the page to prove who they are, wherever a call turns out to need it. Kept apart from the dialog:
// every page loads this file, the dialog only comes when it is needed.

let answers: ((isProven: boolean) => void)[] = [];
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** True once the person has proved it; false when they chose not to, or no page is there to ask. */
export function askForIdentity(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  // Calls that are refused at the same time share one question.
  return new Promise((resolve) => {
    answers.push(resolve);
    tell();
  });
}

export function answerIdentity(isProven: boolean): void {
  const waiting = answers;
  answers = [];
  tell();
  for (const resolve of waiting) resolve(isProven);
}

export const isIdentityAsked = (): boolean => answers.length > 0;

export function watchIdentity(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
