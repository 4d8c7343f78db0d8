import { useEffect } from 'react';
import { usePublicSettings } from '../../api/site-settings.ts';

const defaultIcon = '/icon.svg';

/** The favicon and the two brand colours from the settings. The server has checked their contrast. */
export function SiteIdentity() {
  const settings = usePublicSettings();
  const icon = settings?.faviconUrl ?? defaultIcon;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link === null || link.getAttribute('href') === icon) return;
    if (icon === defaultIcon) link.type = 'image/svg+xml';
    else link.removeAttribute('type');
    link.href = icon;
  }, [icon]);
  if (settings === undefined) return null;
  const { primaryColor, secondaryColor } = settings;
  return (
    <style>
      {`html{--primary:${primaryColor.light};--secondary:${secondaryColor.light}}` +
        `html[data-theme="dark"]{--primary:${primaryColor.dark};--secondary:${secondaryColor.dark}}`}
    </style>
  );
}
