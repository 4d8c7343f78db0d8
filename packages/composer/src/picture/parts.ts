import {
  at,
  box,
  circle,
  contentWidth,
  type Drawn,
  escapeText,
  icon,
  type Look,
  surface,
  text,
  textWidth,
} from './look.ts';

// The pieces that the screens of composed apps share: search, chips, rows, cards, buttons.

export function heading(look: Look, title: string, more = ''): Drawn {
  return {
    height: 22,
    svg:
      text(0, 17, title, { size: 16, fill: look.colors.ink, weight: 600, maximum: 230 }) +
      (more === ''
        ? ''
        : text(contentWidth, 17, more, {
            size: 14,
            fill: look.colors.primaryInk,
            weight: 500,
            anchor: 'end',
          })),
  };
}

export function searchBar(look: Look, label: string): Drawn {
  const { colors, radius } = look;
  return {
    height: 48,
    svg:
      box(0, 0, contentWidth, 48, { fill: colors.sunken, radius: radius.control }) +
      icon(look, 24, 24, 'search', 18, colors.muted) +
      text(42, 29, label, { size: 15, fill: colors.muted, maximum: 280 }),
  };
}

/** Chips in one line; those that do not fit are cut at the edge, as in the app. */
export function chips(look: Look, labels: readonly string[], active: number): Drawn {
  const { colors } = look;
  let x = 0;
  const drawn = labels.map((label, index) => {
    const width = textWidth(label, 14) + 34;
    const isActive = index === active;
    const chip =
      box(x, 0, width, 40, { fill: isActive ? colors.primary : colors.sunken, radius: 20 }) +
      text(x + width / 2, 25, label, {
        size: 14,
        fill: isActive ? colors.onPrimary : colors.muted,
        weight: 500,
        anchor: 'middle',
      });
    const isVisible = x < contentWidth + 20;
    x += width + 8;
    return isVisible ? chip : '';
  });
  return { height: 40, svg: drawn.join('') };
}

export function segmented(look: Look, labels: readonly string[]): Drawn {
  const { colors, radius } = look;
  const width = (contentWidth - 8) / labels.length;
  return {
    height: 46,
    svg:
      box(0, 0, contentWidth, 46, { fill: colors.sunken, radius: radius.control }) +
      box(4, 4, width, 38, { fill: colors.raised, radius: radius.control - 3 }) +
      labels
        .map((label, index) =>
          text(4 + width * (index + 0.5), 28, label, {
            size: 14,
            fill: index === 0 ? colors.ink : colors.muted,
            weight: 500,
            anchor: 'middle',
            maximum: width - 8,
          }),
        )
        .join(''),
  };
}

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

function toneColors({ colors }: Look, tone: Tone): { readonly back: string; readonly front: string } {
  switch (tone) {
    case 'success':
      return { back: colors.successSoft, front: colors.success };
    case 'warning':
      return { back: colors.warningSoft, front: colors.warning };
    case 'danger':
      return { back: colors.dangerSoft, front: colors.danger };
    case 'info':
      return { back: colors.soft, front: colors.onSoft };
    case 'neutral':
      return { back: colors.sunken, front: colors.muted };
  }
}

/** A badge whose right edge is at `x`. */
export function badge(look: Look, x: number, y: number, label: string, tone: Tone): string {
  const { back, front } = toneColors(look, tone);
  const width = textWidth(label, 12, true) + 16;
  return (
    box(x - width, y, width, 24, { fill: back, radius: 12 }) +
    text(x - width / 2, y + 16, label, { size: 12, fill: front, weight: 600, anchor: 'middle' })
  );
}

export const badgeWidth = (label: string): number => textWidth(label, 12, true) + 16;

export type Leading =
  | { readonly kind: 'initials'; readonly name: string }
  | { readonly kind: 'icon'; readonly icon: string }
  | { readonly kind: 'check'; readonly isDone: boolean };

export function initials(look: Look, x: number, y: number, letters: string, radius = 20): string {
  const { colors } = look;
  const sum = Array.from(letters).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const tones = [
    [colors.soft, colors.onSoft],
    [colors.warningSoft, colors.warning],
    [colors.successSoft, colors.success],
    [colors.sunken, colors.ink],
  ] as const;
  const [back, front] = tones[sum % tones.length] ?? tones[0];
  return (
    circle(x, y, radius, back) +
    text(x, y + 5, letters, { size: 14, fill: front, weight: 600, anchor: 'middle' })
  );
}

export function check(look: Look, x: number, y: number, isDone: boolean): string {
  const { colors } = look;
  if (!isDone) return circle(x, y, 12, 'none', ` stroke="${colors.faint}" stroke-width="2"`);
  return circle(x, y, 13, colors.primary) + icon(look, x, y, 'checkmark', 16, colors.onPrimary);
}

function leadingOf(look: Look, leading: Leading, height: number): string {
  const y = height / 2;
  switch (leading.kind) {
    case 'initials':
      return initials(look, 34, y, leading.name);
    case 'check':
      return check(look, 30, y, leading.isDone);
    case 'icon':
      return (
        box(14, y - 20, 40, 40, { fill: look.colors.soft, radius: look.radius.control }) +
        icon(look, 34, y, leading.icon, 20, look.colors.onSoft)
      );
  }
}

export interface RowInput {
  readonly leading?: Leading;
  readonly title: string;
  readonly subtitle?: string;
  readonly trailing?: string;
  readonly isDanger?: boolean;
  readonly badge?: { readonly label: string; readonly tone: Tone };
  /** Drawn at the right of the row, as wide as `tailWidth`. */
  readonly tail?: string;
  readonly tailWidth?: number;
}

/** One row of a list. */
export function row(look: Look, input: RowInput): Drawn {
  const { colors } = look;
  const height = 68;
  const left = input.leading === undefined ? 16 : input.leading.kind === 'check' ? 54 : 66;
  const trailing = input.trailing ?? '';
  const right =
    input.tailWidth ??
    Math.max(textWidth(trailing, 15, true), input.badge === undefined ? 0 : badgeWidth(input.badge.label));
  const maximum = contentWidth - left - right - 26;
  const hasSubtitle = input.subtitle !== undefined && input.subtitle !== '';
  return {
    height,
    svg: [
      surface(look, contentWidth, height),
      input.leading === undefined ? '' : leadingOf(look, input.leading, height),
      text(left, hasSubtitle ? 31 : 39, input.title, { size: 16, fill: colors.ink, weight: 600, maximum }),
      hasSubtitle ? text(left, 51, input.subtitle ?? '', { size: 14, fill: colors.muted, maximum }) : '',
      trailing === ''
        ? ''
        : text(contentWidth - 16, 39, trailing, {
            size: 15,
            fill: input.isDanger ? colors.danger : colors.ink,
            weight: 600,
            anchor: 'end',
          }),
      input.badge === undefined
        ? ''
        : badge(look, contentWidth - 12, 22, input.badge.label, input.badge.tone),
      input.tail ?? '',
    ].join(''),
  };
}

/** A drawn picture with the icon of the app, as rows without a photo have. */
export function cover(look: Look, name: string, iconName: string, width: number, height: number): string {
  const { colors } = look;
  const sum = Array.from(name).reduce(
    (total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  const surfaces = [
    [colors.soft, colors.primary, colors.onPrimary],
    [colors.warningSoft, colors.warning, colors.page],
    [colors.successSoft, colors.success, colors.page],
    [colors.sunken, colors.heroTo, colors.onHero],
  ] as const;
  const [back, front, onFront] = surfaces[sum % 4] ?? surfaces[0];
  const shapes = [
    `<circle cx="128" cy="16" r="42" fill="${front}" opacity="0.22"/>`,
    `<path d="M0 70 Q40 40 80 66 T160 56 V100 H0Z" fill="${front}" opacity="0.24"/>`,
    `<rect x="96" y="-20" width="90" height="90" rx="24" fill="${front}" opacity="0.2" transform="rotate(24 140 20)"/>`,
    `<path d="M0 100 L64 36 L104 78 L128 56 L160 100Z" fill="${front}" opacity="0.24"/>`,
    `<path d="M-10 30H170M-10 52H170M-10 74H170" stroke="${front}" stroke-width="9" opacity="0.16"/>`,
  ];
  return (
    `<svg width="${Math.round(width)}" height="${height}" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice">` +
    `<rect x="-60" y="-60" width="280" height="220" fill="${back}"/>${shapes[sum % 5] ?? ''}` +
    `<circle cx="${22 + (sum % 30)}" cy="82" r="26" fill="${front}" opacity="0.14"/></svg>` +
    circle(width / 2, height / 2, 24, front) +
    icon(look, width / 2, height / 2, iconName, 24, onFront)
  );
}

export interface CardInput {
  readonly title: string;
  readonly subtitle?: string;
  readonly figure?: string;
  readonly isFavourite?: boolean;
}

/** Two cards side by side. */
export function cardPair(look: Look, cards: readonly CardInput[], iconName: string): Drawn {
  const { colors, radius } = look;
  const width = (contentWidth - 12) / 2;
  const coverHeight = 116;
  const height = coverHeight + 88;
  const drawn = cards.slice(0, 2).map((card, index) => {
    return at(
      index * (width + 12),
      0,
      surface(look, width, height) +
        `<g clip-path="url(#card)">${cover(look, card.title, iconName, width, coverHeight)}</g>` +
        text(12, coverHeight + 28, card.title, {
          size: 16,
          fill: colors.ink,
          weight: 600,
          maximum: width - 20,
        }) +
        text(12, coverHeight + 48, card.subtitle ?? '', {
          size: 12,
          fill: colors.muted,
          maximum: width - 20,
        }) +
        text(12, coverHeight + 70, card.figure ?? '', {
          size: 14,
          fill: colors.primaryInk,
          weight: 600,
          maximum: width - 20,
        }) +
        (card.isFavourite === undefined
          ? ''
          : circle(width - 22, 22, 16, colors.raised) +
            icon(
              look,
              width - 22,
              22,
              card.isFavourite ? 'heart' : 'heart-outline',
              17,
              card.isFavourite ? colors.danger : colors.muted,
            )),
    );
  });
  // Only the upper corners are cut; the card covers the lower ones.
  const clip = `<clipPath id="card"><path d="M0 ${coverHeight}V${radius.card}Q0 0 ${radius.card} 0H${width - radius.card}Q${width} 0 ${width} ${radius.card}V${coverHeight}Z"/></clipPath>`;
  return { height, svg: clip + drawn.join('') };
}

export function button(look: Look, label: string, iconName: string): Drawn {
  const { colors, radius } = look;
  const width = textWidth(label, 16, true);
  return {
    height: 52,
    svg:
      box(0, 0, contentWidth, 52, { fill: colors.primary, radius: radius.control }) +
      icon(look, contentWidth / 2 - width / 2 - 6, 26, iconName, 18, colors.onPrimary) +
      text(contentWidth / 2 + 12, 32, label, {
        size: 16,
        fill: colors.onPrimary,
        weight: 600,
        anchor: 'middle',
      }),
  };
}

/** Tiles with a number and its name. */
export function tiles(
  look: Look,
  values: readonly (readonly [string, string])[],
  isFirstStrong: boolean,
): Drawn {
  const { colors, radius } = look;
  const gap = 8;
  const width = (contentWidth - gap * (values.length - 1)) / values.length;
  return {
    height: 62,
    svg: values
      .map(([label, value], index) => {
        const isStrong = isFirstStrong && index === 0;
        return at(
          index * (width + gap),
          0,
          box(0, 0, width, 62, { fill: isStrong ? colors.primary : colors.sunken, radius: radius.control }) +
            text(width / 2, 22, label, {
              size: 12,
              fill: isStrong ? colors.onPrimary : colors.muted,
              anchor: 'middle',
              maximum: width - 8,
            }) +
            text(width / 2, 48, value, {
              size: 20,
              fill: isStrong ? colors.onPrimary : colors.ink,
              weight: 700,
              anchor: 'middle',
            }),
        );
      })
      .join(''),
  };
}

/** A text in an input. */
export function input(look: Look, label: string, value: string, unit: string): Drawn {
  const { colors, radius } = look;
  return {
    height: 76,
    svg:
      text(0, 15, label, { size: 14, fill: colors.muted, weight: 500 }) +
      box(0, 26, contentWidth, 50, { fill: colors.sunken, radius: radius.control }) +
      text(16, 57, value, { size: 16, fill: colors.ink }) +
      text(contentWidth - 16, 57, unit, { size: 15, fill: colors.muted, anchor: 'end' }),
  };
}

/** Lines of a longer text, broken at words. */
export function paragraph(
  content: string,
  size: number,
  fill: string,
  width: number,
  maximum: number,
): Drawn {
  const lines: string[] = [];
  for (const word of content.split(/\s+/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  const shown = lines.slice(0, maximum);
  const lineHeight = Math.round(size * 1.45);
  const spans = shown.map(
    (line, index) =>
      `<tspan x="0" y="${size + index * lineHeight}">${escapeText(index === maximum - 1 && lines.length > maximum ? `${line}…` : line)}</tspan>`,
  );
  return {
    height: shown.length * lineHeight,
    svg: `<text font-size="${size}" fill="${fill}">${spans.join('')}</text>`,
  };
}
