import { vi } from 'vitest';

type Listener = (event: { readonly loaded?: number; readonly total?: number }) => void;

class Target {
  private readonly listeners = new Map<string, Listener[]>();

  addEventListener(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  tell(name: string, event: Parameters<Listener>[0] = {}): void {
    for (const listener of this.listeners.get(name) ?? []) listener(event);
  }
}

/** One XMLHttpRequest of the page, driven by the test. */
export class ScriptedUpload extends Target {
  readonly upload = new Target();
  readonly headers: Record<string, string> = {};
  method = '';
  address = '';
  body: unknown = null;
  withCredentials = false;
  status = 0;
  responseText = '';
  isAborted = false;

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: unknown): void {
    this.body = body;
  }

  abort(): void {
    this.isAborted = true;
    this.tell('abort');
    this.tell('loadend');
  }

  progress(loaded: number, total: number): void {
    this.upload.tell('progress', { loaded, total });
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.upload.tell('load');
    this.tell('load');
    this.tell('loadend');
  }

  fail(): void {
    this.tell('error');
    this.tell('loadend');
  }
}

/** Replaces XMLHttpRequest until the globals are restored; returns every upload that was started. */
export function stubUploads(): readonly ScriptedUpload[] {
  const uploads: ScriptedUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends ScriptedUpload {
      constructor() {
        super();
        uploads.push(this);
      }
    },
  );
  return uploads;
}
