import { create } from 'zustand';
import { type ApiErrorKind, api, errorKind, type Session } from './api/client';
import { remember } from './settings';

interface SessionState {
  session?: Session;
  busy: boolean;
  error?: ApiErrorKind;
  signIn: (email: string, password: string) => Promise<void>;
  signInWithSample: () => void;
  signOut: () => void;
}

const demoToken = 'demo';

export const useSession = create<SessionState>()((set) => ({
  busy: false,

  signIn: async (email, password) => {
    set({ busy: true, error: undefined });
    try {
      const { token } = await api.signIn(email, password);
      set({ session: { token, email, demo: false }, busy: false });
    } catch (error) {
      set({ busy: false, error: errorKind(error) });
    }
  },

  signInWithSample: () =>
    set({ session: { token: demoToken, email: 'demo@example.com', demo: true }, error: undefined }),

  signOut: () => set({ session: undefined, error: undefined }),
}));

remember(useSession, 'session', ({ session }) => ({ session }));
