import { createKept } from '../data/kept';

export interface Track {
  id: string;
  title: string;
  by: string;
  topic: string;
  /** Minutes. */
  minutes: number;
  isFavourite: boolean;
}

interface Playback {
  id: string;
  /** Seconds that were played before the last start. */
  before: number;
  /** When it was started last; null while it stands still. */
  startedAt: number | null;
  isShuffled: boolean;
}

/** What plays and where it stands, kept on the device. */
export const usePlayback = createKept<Playback>('playback', () => ({
  id: '',
  before: 0,
  startedAt: null,
  isShuffled: false,
}));

export const playedSeconds = ({ before, startedAt }: Playback, now: number): number =>
  before + (startedAt === null ? 0 : Math.max(0, (now - startedAt) / 1000));

export const startTrack = (id: string) =>
  usePlayback.getState().change((kept) => ({ ...kept, id, before: 0, startedAt: Date.now() }));

export const togglePlay = () =>
  usePlayback
    .getState()
    .change((kept) =>
      kept.startedAt === null
        ? { ...kept, startedAt: Date.now() }
        : { ...kept, before: playedSeconds(kept, Date.now()), startedAt: null },
    );

export const seekTo = (seconds: number) =>
  usePlayback.getState().change((kept) => ({
    ...kept,
    before: Math.max(0, seconds),
    startedAt: kept.startedAt === null ? null : Date.now(),
  }));
