/** Which parts of the shell a screen shows. */
export interface ShellLayout {
  readonly hasNavigation: boolean;
  readonly hasFooter: boolean;
  /** One line instead of columns, below a form that is the screen's only purpose. */
  readonly hasCompactFooter: boolean;
  /** The screen fills the window: window height, slim header. */
  readonly fillsWindow: boolean;
}

/** The header always shows; navigation and footer are hidden on the dashboard and in the studio. */
export function shellLayoutOf(pathname: string): ShellLayout {
  const fillsWindow = pathname.startsWith('/studio') || pathname.startsWith('/visual/');
  const isWorkspace = fillsWindow || pathname === '/dashboard';
  const hasCompactFooter = /^\/(?:auth|verify-email|undo-deletion|payment|settings|admin)\b/.test(pathname);
  return { hasNavigation: !isWorkspace, hasFooter: !isWorkspace, hasCompactFooter, fillsWindow };
}
