/** Which parts of the shell a screen shows. */
export interface Chrome {
  readonly hasNavigation: boolean;
  readonly hasFooter: boolean;
  /** The screen fills the window: window height, slim header. */
  readonly fillsWindow: boolean;
}

/** The header always shows; navigation and footer are hidden on the dashboard and in the studio. */
export function describeChrome(pathname: string): Chrome {
  const fillsWindow = pathname.startsWith('/studio');
  const isWorkshop = fillsWindow || pathname === '/dashboard';
  return { hasNavigation: !isWorkshop, hasFooter: !isWorkshop, fillsWindow };
}
