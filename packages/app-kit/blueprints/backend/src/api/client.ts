/** Address of your own service; everything the app asks for goes through here. */
const apiUrl = 'https://api.example.com/v1';

const timeoutMs = 8000;

export type OrderStatus = 'open' | 'visiting' | 'done';
export type Priority = 'low' | 'normal' | 'urgent';

export interface Order {
  id: string;
  title: string;
  customer: string;
  address: string;
  note: string;
  status: OrderStatus;
  priority: Priority;
  /** ISO 8601. */
  createdAt: string;
  /** Written on the device and not yet known to the server. */
  pending?: boolean;
}

export type NewOrder = Pick<Order, 'title' | 'customer' | 'address' | 'note' | 'priority'>;

export interface Session {
  token: string;
  email: string;
  /** True when the server could not be reached and sample data is shown. */
  demo: boolean;
}

export type ApiErrorKind = 'offline' | 'unauthorized' | 'missing' | 'invalid' | 'server';

export class ApiError extends Error {
  readonly kind: ApiErrorKind;

  constructor(kind: ApiErrorKind) {
    super(kind);
    this.name = 'ApiError';
    this.kind = kind;
  }
}

function kindOf(status: number): ApiErrorKind {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'missing';
  if (status >= 400 && status < 500) return 'invalid';
  return 'server';
}

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH';
  body?: object;
  token?: string;
}

/** Sends one request and reads its JSON; every failure becomes an `ApiError` with a kind. */
async function send<Reply>(
  path: string,
  { method = 'GET', body, token }: RequestOptions = {},
): Promise<Reply> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
      signal: controller.signal,
    });
    if (!response.ok) throw new ApiError(kindOf(response.status));
    return (await response.json()) as Reply;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(error instanceof SyntaxError ? 'server' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}

export const api = {
  signIn: (email: string, password: string) =>
    send<{ token: string }>('/sessions', { method: 'POST', body: { email, password } }),

  listOrders: (token: string) => send<Order[]>('/orders', { token }),

  createOrder: (token: string, order: NewOrder) =>
    send<Order>('/orders', { method: 'POST', body: order, token }),

  setStatus: (token: string, id: string, status: OrderStatus) =>
    send<Order>(`/orders/${encodeURIComponent(id)}`, { method: 'PATCH', body: { status }, token }),
};

export function errorKind(error: unknown): ApiErrorKind {
  return error instanceof ApiError ? error.kind : 'server';
}
