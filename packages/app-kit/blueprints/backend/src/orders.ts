import { create } from 'zustand';
import { type ApiErrorKind, api, errorKind, type NewOrder, type Order, type OrderStatus } from './api/client';
import { createSampleOrders } from './api/sample-orders';
import { useSession } from './session';
import { remember, useSettings } from './settings';

interface OrdersState {
  orders: Order[];
  status: 'idle' | 'loading' | 'ready' | 'failed';
  error?: ApiErrorKind;
  /** True while the list shows what is on the device instead of the server's answer. */
  offline: boolean;
  load: () => Promise<void>;
  create: (order: NewOrder) => Promise<void>;
  setStatus: (id: string, status: OrderStatus) => Promise<void>;
  clear: () => void;
}

const token = () => useSession.getState().session?.token ?? '';

export const useOrders = create<OrdersState>()((set, get) => {
  const replace = (id: string, order: Order) =>
    set(({ orders }) => ({ orders: orders.map((each) => (each.id === id ? order : each)) }));

  /** Sends what was written offline; what still can't be sent stays marked. */
  const sendPending = async () => {
    for (const order of get().orders.filter((each) => each.pending)) {
      replace(order.id, await api.createOrder(token(), order));
    }
  };

  return {
    orders: [],
    status: 'idle',
    offline: false,

    load: async () => {
      set({ status: 'loading', error: undefined });
      try {
        await sendPending();
        set({ orders: await api.listOrders(token()), status: 'ready', offline: false });
      } catch (error) {
        const kind = errorKind(error);
        if (kind === 'unauthorized' && !useSession.getState().session?.demo) useSession.getState().signOut();
        if (kind !== 'offline') {
          set({ status: 'failed', error: kind });
          return;
        }
        const { orders } = get();
        const kept =
          orders.length > 0 ? orders : createSampleOrders(useSettings.getState().language, Date.now());
        set({ orders: kept, status: 'ready', offline: true });
      }
    },

    create: async (order) => {
      const local: Order = {
        ...order,
        id: `${Date.now()}`.slice(-6),
        status: 'open',
        createdAt: new Date().toISOString(),
        pending: true,
      };
      set(({ orders }) => ({ orders: [local, ...orders] }));
      try {
        replace(local.id, await api.createOrder(token(), order));
      } catch {
        set({ offline: true });
      }
    },

    setStatus: async (id, status) => {
      const before = get().orders.find((order) => order.id === id);
      if (!before) return;
      replace(id, { ...before, status });
      try {
        replace(id, await api.setStatus(token(), id, status));
      } catch (error) {
        // Without a connection the change stays on the device; a refusal by the server takes it back.
        if (errorKind(error) === 'offline') set({ offline: true });
        else replace(id, before);
      }
    },

    clear: () => set({ orders: [], status: 'idle', offline: false }),
  };
});

remember(useOrders, 'orders', ({ orders }) => ({ orders }));
