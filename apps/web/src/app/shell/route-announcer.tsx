import { useEffect, useRef, useState } from 'react';

export interface RouteAnnouncerProps {
  readonly pathname: string;
  /** The id of what holds the screen. */
  readonly contentId: string;
}

/**
 * Tells screen readers that another screen stands, as a loaded page would. What was pressed may have gone with the last
 * screen; the focus is then put on the new one, and not left at the top of the page.
 */
export function RouteAnnouncer({ pathname, contentId }: RouteAnnouncerProps) {
  const [title, setTitle] = useState('');
  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    if (document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, contentId]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
