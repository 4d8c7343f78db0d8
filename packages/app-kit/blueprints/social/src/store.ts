import { create } from 'zustand';
import { createPeople, createPosts, meId, type Person, type Post, type Scene } from './data';
import { remember, useSettings } from './settings';

interface SocialState {
  people: Record<string, Person>;
  posts: Post[];
  following: string[];
  toggleLike: (postId: string) => void;
  toggleSaved: (postId: string) => void;
  toggleFollow: (personId: string) => void;
  addComment: (postId: string, text: string) => void;
  share: (text: string, scene: Scene | undefined) => void;
  removePost: (postId: string) => void;
}

const newId = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;

const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id];

export const useSocial = create<SocialState>()((set) => {
  const change = (postId: string, update: (post: Post) => Post) =>
    set(({ posts }) => ({ posts: posts.map((post) => (post.id === postId ? update(post) : post)) }));

  return {
    people: createPeople(useSettings.getState().language),
    posts: createPosts(useSettings.getState().language, Date.now()),
    following: ['elif', 'can'],

    toggleLike: (postId) =>
      change(postId, (post) => ({ ...post, liked: !post.liked, likes: post.likes + (post.liked ? -1 : 1) })),

    toggleSaved: (postId) => change(postId, (post) => ({ ...post, saved: !post.saved })),

    toggleFollow: (personId) => set(({ following }) => ({ following: toggled(following, personId) })),

    addComment: (postId, text) =>
      change(postId, (post) => ({
        ...post,
        comments: [...post.comments, { id: newId(), personId: meId, text, at: Date.now() }],
      })),

    share: (text, scene) =>
      set(({ posts }) => ({
        posts: [
          {
            id: newId(),
            personId: meId,
            text,
            scene,
            at: Date.now(),
            likes: 0,
            liked: false,
            saved: false,
            comments: [],
          },
          ...posts,
        ],
      })),

    removePost: (postId) => set(({ posts }) => ({ posts: posts.filter((post) => post.id !== postId) })),
  };
});

remember(useSocial, 'social', ({ people, posts, following }) => ({ people, posts, following }));
