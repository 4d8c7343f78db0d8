import type { Tone } from '../Badge';

/** One entry of a day. */
export interface AgendaEntry {
  id: string;
  /** Minutes since midnight. */
  start: number;
  end: number;
  title: string;
  text: string;
  badge?: { label: string; tone: Tone };
}
