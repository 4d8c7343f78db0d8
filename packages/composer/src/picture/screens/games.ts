import { box, circle, contentWidth, type Drawn, icon, type Look, text } from '../look.ts';
import { tiles } from '../parts.ts';
import type { DrawScreen } from './screen-picture.ts';

const shades = ['#fdf0da', '#fbd9a5', '#f6b26b', '#ef8f4a', '#e56a3c', '#d24a35'];

/** A square board of cells; `draw` fills each one. */
function board(look: Look, size: number, draw: (index: number, side: number) => string): Drawn {
  const gap = 10;
  const side = (contentWidth - gap * (size + 1)) / size;
  const cells = Array.from({ length: size * size }, (_, index) => {
    const x = gap + (index % size) * (side + gap);
    const y = gap + Math.floor(index / size) * (side + gap);
    return `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${draw(index, side)}</g>`;
  });
  return {
    height: contentWidth,
    svg:
      box(0, 0, contentWidth, contentWidth, { fill: look.colors.soft, radius: look.radius.card }) +
      cells.join(''),
  };
}

function arrows(look: Look): Drawn {
  const { colors } = look;
  const names = ['arrow-back', 'arrow-up', 'arrow-down', 'arrow-forward'];
  return {
    height: 48,
    svg: names
      .map((name, index) => {
        const x = contentWidth / 2 - 96 + index * 64;
        return circle(x, 24, 24, colors.sunken) + icon(look, x, 24, name, 20, colors.ink);
      })
      .join(''),
  };
}

export const drawMerge: DrawScreen = ({ look, texts }) => {
  const values = [2, 0, 4, 8, 0, 16, 2, 32, 4, 8, 64, 16, 2, 4, 128, 256];
  return [
    tiles(
      look,
      [
        [texts.points, '1848'],
        [texts.best, '5120'],
        [texts.highest, '256'],
      ],
      true,
    ),
    board(look, 4, (index, side) => {
      const value = values[index] ?? 0;
      if (value === 0) return box(0, 0, side, side, { fill: look.colors.sunken, radius: 12 });
      const step = Math.min(5, Math.floor(Math.log2(value) / 1.5));
      return (
        box(0, 0, side, side, { fill: shades[step] ?? '#fdf0da', radius: 12 }) +
        text(side / 2, side / 2 + 10, String(value), {
          size: value > 99 ? 26 : 30,
          fill: step > 2 ? '#ffffff' : '#4a3423',
          weight: 700,
          anchor: 'middle',
        })
      );
    }),
    arrows(look),
  ];
};

export const drawSudoku: DrawScreen = ({ look, texts }) => {
  const { colors, radius } = look;
  const given = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
  const side = contentWidth / 9;
  const lines = Array.from({ length: 8 }, (_, index) => {
    const at = (index + 1) * side;
    const isThick = (index + 1) % 3 === 0;
    const style = `stroke="${isThick ? colors.muted : colors.line}" stroke-width="${isThick ? 2 : 1}"`;
    return `<path d="M${at} 0V${contentWidth}M0 ${at}H${contentWidth}" ${style}/>`;
  });
  const numbers = Array.from(given).map((digit, index) => {
    const x = (index % 9) * side;
    const y = Math.floor(index / 9) * side;
    const isChosen = index === 40;
    return (
      (isChosen ? box(x, y, side, side, { fill: colors.soft }) : '') +
      (digit === '0'
        ? ''
        : text(x + side / 2, y + side / 2 + 7, digit, {
            size: 20,
            fill: colors.ink,
            weight: 600,
            anchor: 'middle',
          }))
    );
  });
  const keys = Array.from({ length: 9 }, (_, index) => {
    const width = contentWidth / 9;
    return (
      box(index * width + 2, 0, width - 4, 54, { fill: colors.sunken, radius: 10 }) +
      text(index * width + width / 2, 35, String(index + 1), {
        size: 22,
        fill: colors.primaryInk,
        weight: 600,
        anchor: 'middle',
      })
    );
  });
  return [
    tiles(
      look,
      [
        [texts.emptyCells, '51'],
        [texts.time, '2:14'],
        [texts.best, '6:03'],
      ],
      true,
    ),
    {
      height: contentWidth,
      svg:
        box(0, 0, contentWidth, contentWidth, { fill: colors.raised, radius: radius.control }) +
        numbers.join('') +
        lines.join('') +
        `<rect x="1" y="1" width="${contentWidth - 2}" height="${contentWidth - 2}" rx="${radius.control}" fill="none" stroke="${colors.muted}" stroke-width="2"/>`,
    },
    { height: 54, svg: keys.join('') },
  ];
};

export const drawMemory: DrawScreen = ({ look, texts }) => {
  const { colors } = look;
  const open = new Map([
    [1, 'leaf'],
    [6, 'leaf'],
    [9, 'star'],
    [12, 'heart'],
    [14, 'star'],
  ]);
  return [
    tiles(
      look,
      [
        [texts.moves, '7'],
        [texts.pairs, '2 / 8'],
        [texts.best, '14'],
      ],
      true,
    ),
    board(look, 4, (index, side) => {
      const name = open.get(index);
      if (name === undefined)
        return (
          box(0, 0, side, side, { fill: colors.primary, radius: 14 }) +
          circle(side / 2, side / 2, 11, colors.onPrimary, ' opacity="0.25"')
        );
      return (
        box(0, 0, side, side, { fill: colors.raised, radius: 14 }) +
        icon(look, side / 2, side / 2, name, 38, colors.primaryInk)
      );
    }),
  ];
};

export const drawHangman: DrawScreen = ({ look, texts }) => {
  const { colors, radius, spec } = look;
  const isTurkish = spec.language === 'tr';
  const word = isTurkish ? ['M', 'E', '', '', 'M', 'E', 'N'] : ['P', '', 'N', '', 'A', 'K', 'E'];
  const used = new Set(isTurkish ? ['M', 'E', 'N', 'A', 'R'] : ['P', 'N', 'A', 'K', 'E', 'T', 'R']);
  const letters = Array.from(isTurkish ? 'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const slot = (contentWidth - 60) / word.length;
  const picture: Drawn = {
    height: 300,
    svg:
      box(0, 0, contentWidth, 300, { fill: colors.sunken, radius: radius.card }) +
      `<g fill="none" stroke="${colors.primary}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">` +
      '<path d="M110 205H230M135 205V40H205V62"/><circle cx="205" cy="83" r="20"/><path d="M205 104V150M205 118L184 136M205 118L226 136"/></g>' +
      word
        .map((letter, index) => {
          const x = 30 + slot * (index + 0.5);
          return (
            box(x - 15, 274, 30, 3, { fill: colors.ink }) +
            text(x, 264, letter, { size: 24, fill: colors.ink, weight: 700, anchor: 'middle' })
          );
        })
        .join(''),
  };
  const key = contentWidth / 8;
  const keys: Drawn = {
    height: Math.ceil(letters.length / 8) * 50,
    svg: letters
      .map((letter, index) => {
        const x = (index % 8) * key;
        const y = Math.floor(index / 8) * 50;
        const isUsed = used.has(letter);
        return (
          box(x + 2, y, key - 4, 44, { fill: isUsed ? colors.soft : colors.raised, radius: 10 }) +
          text(x + key / 2, y + 29, letter, {
            size: 17,
            fill: isUsed ? colors.faint : colors.ink,
            weight: 600,
            anchor: 'middle',
          })
        );
      })
      .join(''),
  };
  return [
    tiles(
      look,
      [
        [texts.livesLeft, '4'],
        [texts.inRow, '3'],
        [texts.best, '9'],
      ],
      true,
    ),
    picture,
    keys,
  ];
};

export const drawSnake: DrawScreen = ({ look, texts }) => {
  const { colors, radius } = look;
  const cell = contentWidth / 14;
  const body = [
    [4, 9],
    [4, 8],
    [4, 7],
    [5, 7],
    [6, 7],
    [7, 7],
    [7, 6],
    [7, 5],
  ] as const;
  return [
    tiles(
      look,
      [
        [texts.points, '12'],
        [texts.best, '41'],
      ],
      true,
    ),
    {
      height: contentWidth,
      svg:
        box(0, 0, contentWidth, contentWidth, { fill: colors.soft, radius: radius.card }) +
        body
          .map(([x, y], index) =>
            box(x * cell + 1, y * cell + 1, cell - 2, cell - 2, {
              fill: index === body.length - 1 ? colors.heroFrom : colors.primary,
              radius: 7,
            }),
          )
          .join('') +
        circle(10.5 * cell, 3.5 * cell, cell / 2 - 2, colors.danger),
    },
    arrows(look),
  ];
};
