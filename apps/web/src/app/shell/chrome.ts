/** What of the shell a screen shows around itself. */
export interface Chrome {
  readonly hasNavigation: boolean;
  readonly hasFooter: boolean;
  /** The screen is an application of its own: window height, slim header. */
  readonly fillsWindow: boolean;
}

/** customer.md §2: the header always shows; navigation and footer hide on the dashboard and in the studio. */
export function describeChrome(pathname: string): Chrome {
  const fillsWindow = pathname.startsWith('/studio');
  const isWorkshop = fillsWindow || pathname === '/dashboard';
  return { hasNavigation: !isWorkshop, hasFooter: !isWorkshop, fillsWindow };
}
