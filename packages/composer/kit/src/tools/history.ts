import { createCollection } from '../data/collection';

export interface HistoryEntry {
  id: string;
  tool: string;
  /** What was calculated: "250.000 ₺, 24 ay". */
  text: string;
  result: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Results that people keep. */
export const useHistory = createCollection<HistoryEntry>({ key: 'history', version: 1, samples: () => [] });

export function keepResult(tool: string, text: string, result: string) {
  useHistory.getState().save({ tool, text, result, at: Date.now() });
}
