// Realtime: one websocket a tab, which hears what happened to its person's account and projects.
// Promises that nobody hears a channel that is not theirs, and that a reader who stops reading costs nothing.
export { attachRealtime, type Realtime, type RealtimeCredentials } from './routes.ts';
