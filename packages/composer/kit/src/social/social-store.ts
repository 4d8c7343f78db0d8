import { createCollection } from '../data/collection';
import { createKept } from '../data/kept';
import { strings } from '../strings';

export interface Comment {
  id: string;
  postId: string;
  author: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Comments below posts, the last one first. */
export const useComments = createCollection<Comment>({ key: 'comments', version: 1, samples: () => [] });

interface Social {
  /** Name of the one who uses the app. */
  name: string;
  about: string;
  /** Ids of saved posts. */
  saved: readonly string[];
  /** Names of people whose posts come first. */
  following: readonly string[];
}

export const useSocial = createKept<Social>('social', () => ({
  name: strings.social.you,
  about: '',
  saved: [],
  following: [],
}));

/** Adds what is missing and takes out what is there. */
export const toggled = (list: readonly string[], value: string): string[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
