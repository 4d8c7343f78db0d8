// Realtime: one websocket per tab with the events of its user's account and projects.
// Guarantees that users receive only their own channels and that a client that stops reading is disconnected.
export { attachRealtime, type Realtime, type RealtimeCredentials } from './routes.ts';
