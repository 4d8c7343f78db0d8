export interface Point {
  x: number;
  y: number;
}

/** One line of a brush, in thousandths of the width of the paper, so that a drawing fits every phone. */
export interface Stroke {
  color: string;
  width: number;
  points: readonly Point[];
}

export interface Drawing {
  id: string;
  name: string;
  strokes: readonly Stroke[];
}

export const paperSize = 1000;
/** More would make every further line slow. */
export const strokeMaximum = 400;
const pointMaximum = 600;
const nearest = 4;

/** The line with one point more, if it is far enough from the last one. */
export function extendStroke(stroke: Stroke, point: Point): Stroke {
  const last = stroke.points[stroke.points.length - 1];
  const isNear = last !== undefined && Math.hypot(point.x - last.x, point.y - last.y) < nearest;
  if (isNear || stroke.points.length >= pointMaximum) return stroke;
  return { ...stroke, points: [...stroke.points, { x: Math.round(point.x), y: Math.round(point.y) }] };
}

/** A smooth path: curves from middle to middle of the points. */
export function toPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  if (rest.length === 0) return `M${first.x} ${first.y}l0.1 0`;
  let path = `M${first.x} ${first.y}`;
  let from = first;
  for (const point of rest) {
    path += `Q${from.x} ${from.y} ${(from.x + point.x) / 2} ${(from.y + point.y) / 2}`;
    from = point;
  }
  return `${path}L${from.x} ${from.y}`;
}
