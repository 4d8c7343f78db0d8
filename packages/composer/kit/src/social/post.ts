/** A post as screens show it, whatever its rows are called. */
export interface Post {
  id: string;
  author: string;
  title: string;
  text: string;
  /** A day such as 2026-01-31. */
  day: string;
  tags: readonly string[];
  likes: number;
  isLiked: boolean;
  /** Name of its scene, 'any' for one by its text, or empty. */
  picture: string;
}

export interface PostActions {
  like: (post: Post) => void;
  open: (post: Post) => void;
}
