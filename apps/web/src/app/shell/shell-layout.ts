/** Which parts of the shell a screen shows. */
export interface ShellLayout {
  readonly hasNavigation: boolean;
  readonly hasFooter: boolean;
  /** The screen fills the window: window height, slim header. */
  readonly fillsWindow: boolean;
}

/** The header always shows; navigation and footer are hidden on the dashboard and in the studio. */
export function shellLayoutOf(pathname: string): ShellLayout {
  const fillsWindow = pathname.startsWith('/studio');
  const isWorkspace = fillsWindow || pathname === '/dashboard';
  return { hasNavigation: !isWorkspace, hasFooter: !isWorkspace, fillsWindow };
}
