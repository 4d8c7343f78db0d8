// One page of a browser engine, as far as the journeys of `npm run test:browsers` need it.

export type Role = 'button' | 'link' | 'textbox' | 'checkbox' | 'tab' | 'dialog' | 'heading';

/** An element by its role and accessible name; the name is a regular expression without flags but `i`. */
export interface Target {
  readonly role: Role;
  readonly name: string;
}

export interface BrowserPage {
  /** Opens an address and waits until it is loaded. */
  goto(url: string): Promise<void>;
  /** Sets the size of the window's content in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks an element; waits until it is visible. */
  click(target: Target): Promise<void>;
  /** Replaces the text of a field. */
  fill(name: string, text: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Runs a script in the page; it is the body of a function whose parameter `input` is the value given here. */
  evaluate(script: string, input?: unknown): Promise<unknown>;
  /** The visible text of all visible frames: the running app. */
  readFrames(): Promise<string>;
  /** PNG of the visible part. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  /** Null where the engine is installed, else what to install. */
  readonly missing: string | null;
  open(): Promise<BrowserPage>;
}
