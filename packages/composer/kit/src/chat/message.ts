/** A message as screens show it, whatever its rows are called. */
export interface Message {
  id: string;
  /** Name or id of the person. */
  person: string;
  name: string;
  text: string;
  /** A moment such as 2026-01-31T14:30. */
  at: string;
  isMine: boolean;
  isRead: boolean;
}

/** The current moment, or that of the last message if it is later, so that new ones come last. */
export function momentAfter(messages: readonly Message[]): string {
  const last =
    messages
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? '';
  const now = currentMoment();
  return last > now ? last : now;
}

/** The current moment in the same form. */
export function currentMoment(): string {
  const now = new Date();
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  return `${day}T${pad(now.getHours())}:${pad(now.getMinutes())}`;
}
