import type { Worker } from 'node:worker_threads';
import { AppError } from '@kilim/contract';
import { startPdfThread } from './pdf-thread.ts';
import type { ReceiptDocument } from './receipt-document.ts';

export interface PrintOrder {
  readonly document: ReceiptDocument;
  readonly createdAt: Date;
}

export type PrintAnswer =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly message: string };

/** Draws a receipt as PDF. Throws `general_unavailable` when too many wait, or when the thread is lost over it. */
export type PrintReceipt = (document: ReceiptDocument, createdAt: Date) => Promise<Uint8Array>;

interface Task {
  readonly order: PrintOrder;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

export interface PrinterOptions {
  readonly startThread?: () => Worker;
  /** Milliseconds for one receipt, the start of the thread included. */
  readonly patience?: number;
  readonly waitingMaximum?: number;
  /** Milliseconds after which a thread without orders is given up. */
  readonly idleMaximum?: number;
}

const unavailable = (detail: string): AppError => new AppError('general_unavailable', { detail });

/**
 * Draws one receipt at a time in a thread of its own: the fonts alone cost a good part of a second, in which the server
 * would answer nobody. A thread that dies or does not end costs the receipt at hand; the next one starts another. One
 * without orders is given up for the memory that it holds.
 */
export function createPdfPrinter({
  startThread = startPdfThread,
  patience = 20_000,
  waitingMaximum = 50,
  idleMaximum = 60_000,
}: PrinterOptions = {}): PrintReceipt {
  const waiting: Task[] = [];
  let current: { readonly task: Task; readonly timer: NodeJS.Timeout } | null = null;
  let running: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const finish = (settle: (task: Task) => void): void => {
    if (!current) return;
    const { task, timer } = current;
    current = null;
    clearTimeout(timer);
    settle(task);
    begin();
  };

  const rest = (): void => {
    const thread = running;
    running = null;
    void thread?.terminate();
  };

  const lose = (thread: Worker, why: string): void => {
    if (running !== thread) return;
    running = null;
    void thread.terminate();
    finish(({ reject }) => reject(unavailable(`The thread that draws receipts ${why}.`)));
  };

  const open = (): Worker => {
    const thread = startThread();
    // Nobody's receipt at hand is no reason for the process to stay.
    thread.unref();
    thread.on('message', (answer: PrintAnswer) => {
      if (running !== thread) return;
      finish(({ resolve, reject }) =>
        answer.ok ? resolve(answer.bytes) : reject(new Error(`Receipt not drawn: ${answer.message}`)),
      );
    });
    thread.on('error', (error) => lose(thread, `failed: ${error.message}`));
    thread.on('exit', () => lose(thread, 'ended'));
    return thread;
  };

  const begin = (): void => {
    if (current) return;
    clearTimeout(idle);
    const task = waiting.shift();
    if (!task) {
      idle = setTimeout(rest, idleMaximum);
      idle.unref();
      return;
    }
    running ??= open();
    const thread = running;
    current = { task, timer: setTimeout(() => lose(thread, 'took too long'), patience) };
    thread.postMessage(task.order);
  };

  return (document, createdAt) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= waitingMaximum) throw unavailable('Too many receipts wait to be drawn.');
      waiting.push({ order: { document, createdAt }, resolve, reject });
      begin();
    });
}
