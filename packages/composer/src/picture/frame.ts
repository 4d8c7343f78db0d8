import type { Screen } from '../spec/app-spec.ts';
import {
  at,
  box,
  circle,
  contentWidth,
  type Drawn,
  icon,
  type Look,
  phone,
  stack,
  text,
  textWidth,
} from './look.ts';

// The page around a screen: title, navigation by the app's layout, button to add.

const tabMaximum = 5;
const barHeight = 66;

const mainScreens = (look: Look): readonly Screen[] =>
  look.spec.screens.filter(({ place }) => place === 'main').slice(0, tabMaximum);

const tabTitle = (screen: Screen): string => screen.tabTitle ?? screen.title;

function tabs(look: Look, width: number): string {
  const { colors } = look;
  const screens = mainScreens(look);
  const slot = width / screens.length;
  return screens
    .map((screen, index) => {
      const x = slot * (index + 0.5);
      const isActive = index === 0;
      const fill = isActive ? colors.onSoft : colors.muted;
      return (
        (isActive ? box(x - 27, 5, 54, 30, { fill: colors.soft, radius: 15 }) : '') +
        icon(look, x, 20, isActive ? screen.icon : `${screen.icon}-outline`, 21, fill) +
        text(x, 51, tabTitle(screen), { size: 11, fill, weight: 600, anchor: 'middle', maximum: slot - 4 })
      );
    })
    .join('');
}

function bottomBar(look: Look): string {
  const { colors, spec } = look;
  switch (spec.layout) {
    case 'tabs':
    case 'feed':
      return at(
        0,
        phone.height - barHeight,
        box(0, 0, phone.width, barHeight, { fill: colors.raised }) +
          box(0, 0, phone.width, 1, { fill: colors.line }) +
          tabs(look, phone.width),
      );
    case 'floatingTabs':
      return at(
        phone.margin,
        phone.height - barHeight - 16,
        box(0, 6, contentWidth, 62, { fill: '#1e1e32', radius: 31, opacity: look.isDark ? 0.4 : 0.07 }) +
          box(0, 0, contentWidth, 62, { fill: colors.raised, radius: 31 }) +
          tabs(look, contentWidth),
      );
    default:
      return '';
  }
}

/** The lower edge of what the bar leaves free. */
function bottomEdge({ spec }: Look): number {
  if (spec.layout === 'tabs' || spec.layout === 'feed') return phone.height - barHeight;
  return spec.layout === 'floatingTabs' ? phone.height - barHeight - 20 : phone.height;
}

function topTabs(look: Look): Drawn {
  const { colors } = look;
  let x = 0;
  const drawn = mainScreens(look).map((screen, index) => {
    const label = tabTitle(screen);
    const width = textWidth(label, 15, true);
    const tab =
      text(x, 16, label, { size: 15, fill: index === 0 ? colors.ink : colors.muted, weight: 600 }) +
      (index === 0 ? box(x, 26, width, 3, { fill: colors.primary, radius: 1.5 }) : '');
    x += width + 26;
    return tab;
  });
  return { height: 30, svg: drawn.join('') };
}

function roundButton(look: Look, x: number, y: number, name: string): string {
  return circle(x, y, 21, look.colors.sunken) + icon(look, x, y, name, 20, look.colors.ink);
}

function header(look: Look, screen: Screen): Drawn {
  const { colors, spec } = look;
  const isDrawer = spec.layout === 'drawer';
  const hasRight = spec.layout === 'single' || spec.layout === 'dashboard';
  const left = isDrawer ? 54 : 0;
  const isSmall = isDrawer || hasRight;
  const svg =
    (isDrawer ? roundButton(look, 21, 24, 'menu') : '') +
    text(left, 34, screen.title, {
      size: isSmall ? 22 : 28,
      fill: colors.ink,
      weight: 700,
      maximum: contentWidth - left - (hasRight ? 54 : 0),
    }) +
    (hasRight ? roundButton(look, contentWidth - 21, 24, 'settings-outline') : '');
  return { height: 48, svg };
}

function floatingButton(look: Look, label: string): string {
  const { colors } = look;
  // Wider than in the app, because another font may be used for the picture.
  const width = textWidth(label, 16, true) * 1.08 + 62;
  const x = phone.width - phone.margin - width;
  return at(
    x,
    bottomEdge(look) - 74,
    box(0, 6, width, 56, { fill: '#1e1e32', radius: 28, opacity: 0.14 }) +
      box(0, 0, width, 56, { fill: colors.primary, radius: 28 }) +
      icon(look, 28, 28, 'add', 22, colors.onPrimary) +
      text(46, 34, label, { size: 16, fill: colors.onPrimary, weight: 600, maximum: 250 }),
  );
}

export interface PageInput {
  readonly screen: Screen;
  readonly parts: readonly Drawn[];
  /** Label of the button that adds a record. */
  readonly add?: string;
}

/** The whole page. What does not fit is below the edge, as in the app. */
export function drawPage(look: Look, { screen, parts, add }: PageInput): string {
  const { colors } = look;
  const above = look.spec.layout === 'topTabs' ? [topTabs(look)] : [];
  const content = stack([...above, header(look, screen), ...parts], 18);
  const edge = bottomEdge(look);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${phone.width} ${phone.height}"`,
    ` font-family="Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif">`,
    `<defs><linearGradient id="hero" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${colors.heroFrom}"/>`,
    `<stop offset="1" stop-color="${colors.heroTo}"/></linearGradient>`,
    `<clipPath id="content"><rect width="${phone.width}" height="${edge}"/></clipPath></defs>`,
    box(0, 0, phone.width, phone.height, { fill: colors.page }),
    `<g clip-path="url(#content)">${at(phone.margin, phone.margin, content.svg)}</g>`,
    add === undefined ? '' : floatingButton(look, add),
    bottomBar(look),
    '</svg>',
  ].join('');
}
