import { boundsOf, type Frame, pickElements } from '@kilim/design-model';
import { type CSSProperties, useMemo } from 'react';
import { useStore } from 'zustand';
import { layoutOf, useDesigner, useScreen, useSelection } from '../state/designer-context.tsx';
import { handlePlaces } from './handle-places.ts';
import { listHandles } from './list-handles.ts';

/** Outlines of single elements are drawn up to this number; more are one frame. */
const outlineMaximum = 60;

/** Selection, handles, guides and the selection rectangle, in screen pixels above the screen. */
export function Overlay() {
  const { view } = useDesigner();
  const zoom = useStore(view, (state) => state.zoom);
  const pan = useStore(view, (state) => state.pan);
  const draft = useStore(view, (state) => state.draft);
  const distances = useStore(view, (state) => state.distances);
  const screen = useScreen();
  const layout = layoutOf(screen);
  const selection = useSelection();
  // A drag renders this on every move, so what belongs to the selection is found once.
  const { frames, own, isLocked } = useMemo(() => {
    const found = selection.flatMap((id) => layout.get(id) ?? []);
    return {
      frames: found,
      own: boundsOf(found) ?? null,
      isLocked: pickElements(screen.elements, selection).some((element) => element.isLocked),
    };
  }, [screen, layout, selection]);
  const bounds = draft?.bounds ?? own;
  const place = ({ x, y, width, height }: Frame): CSSProperties => ({
    left: pan.x + x * zoom,
    top: pan.y + y * zoom,
    width: width * zoom,
    height: height * zoom,
  });
  const isMoving = draft !== null;
  const marquee = draft?.marquee ?? null;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {!isMoving && frames.length > 1 && frames.length <= outlineMaximum
        ? frames.map((frame, index) => (
            <div
              className="absolute border border-secondary/70"
              // biome-ignore lint/suspicious/noArrayIndexKey: frames have no identity of their own
              key={index}
              style={place(frame)}
            />
          ))
        : null}
      {bounds === null ? null : (
        <div className="absolute border-2 border-secondary" style={place(bounds)}>
          <span className="absolute top-full left-1/2 mt-2 -translate-x-1/2 rounded-control bg-secondary px-1.5 py-0.5 text-12 whitespace-nowrap text-page numerals">
            {[bounds.width, bounds.height].map(Math.round).join(' × ')}
          </span>
          {isLocked
            ? null
            : listHandles(bounds.width * zoom, bounds.height * zoom).map((handle) => (
                <span
                  className={`pointer-events-auto absolute size-5 -translate-1/2 pointer-coarse:size-10 ${handlePlaces[handle]}`}
                  data-handle={handle}
                  key={handle}
                >
                  <span className="designer-handle pointer-events-none absolute top-1/2 left-1/2 size-2.5 -translate-1/2 rounded-[2px] border-2 border-secondary" />
                </span>
              ))}
        </div>
      )}
      {marquee === null ? null : (
        <div className="absolute border border-secondary bg-secondary/12" style={place(marquee)} />
      )}
      {draft?.guides.map(({ axis, position, from, to }) => {
        const along = place(
          axis === 'x'
            ? { x: position, y: from, width: 0, height: to - from }
            : { x: from, y: position, width: to - from, height: 0 },
        );
        return (
          <div
            className={`absolute border-primary ${axis === 'x' ? 'border-l' : 'border-t'}`}
            data-guide={axis}
            key={`${axis}${position}`}
            style={along}
          />
        );
      })}
      {distances.map(({ side, length, from, to }) => {
        const isAcross = side === 'left' || side === 'right';
        const line = place({
          x: Math.min(from.x, to.x),
          y: Math.min(from.y, to.y),
          width: Math.abs(to.x - from.x),
          height: Math.abs(to.y - from.y),
        });
        return (
          <div
            className={`absolute border-primary ${isAcross ? 'border-t' : 'border-l'}`}
            data-distance={side}
            key={side}
            style={line}
          >
            <span className="absolute top-1/2 left-1/2 -translate-1/2 rounded-control bg-primary px-1 text-12 text-on-primary numerals">
              {Math.round(length)}
            </span>
          </div>
        );
      })}
    </div>
  );
}
