import {
  type Distance,
  type Frame,
  type Guide,
  type Point,
  type Viewport,
  zoomTo,
} from '@kilim/design-model';
import { createStore } from 'zustand/vanilla';
import { type ReadableStore, toReadable } from '../../readable-store.ts';

/** What a gesture shows while it runs; the design changes when it ends. */
export interface Draft {
  readonly bounds: Frame | null;
  readonly marquee: Frame | null;
  readonly guides: readonly Guide[];
}

export interface CanvasViewState extends Viewport {
  readonly draft: Draft | null;
  /** Gaps from the selection to what the pointer is over, while Alt is held. */
  readonly distances: readonly Distance[];
  /** Size of the canvas in screen pixels. */
  readonly room: { readonly width: number; readonly height: number };
  /** The result of the last action by keyboard, for screen readers. */
  readonly announcement: string;
}

/** How the canvas is shown: zoom, position and the running gesture. Apart from the design, so that a move renders only the overlay. */
export interface CanvasView extends ReadableStore<CanvasViewState> {
  readonly show: (viewport: Viewport) => void;
  readonly panBy: (by: Point) => void;
  readonly zoom: (wanted: number, pointer?: Point) => void;
  readonly setDistances: (distances: readonly Distance[]) => void;
  readonly setDraft: (draft: Draft | null) => void;
  readonly setRoom: (room: CanvasViewState['room']) => void;
  readonly announce: (announcement: string) => void;
}

const none: readonly Distance[] = [];

export function createCanvasView(): CanvasView {
  const store = createStore<CanvasViewState>(() => ({
    zoom: 1,
    pan: { x: 24, y: 24 },
    draft: null,
    distances: none,
    room: { width: 0, height: 0 },
    announcement: '',
  }));
  return {
    ...toReadable(store),
    show: ({ zoom, pan }) => store.setState({ zoom, pan }),
    panBy: ({ x, y }) => store.setState(({ pan }) => ({ pan: { x: pan.x + x, y: pan.y + y } })),
    zoom: (wanted, pointer) =>
      store.setState((state) => {
        const middle = { x: state.room.width / 2, y: state.room.height / 2 };
        return zoomTo(state, wanted, pointer ?? middle);
      }),
    setDistances: (distances) => store.setState({ distances: distances.length === 0 ? none : distances }),
    setDraft: (draft) => store.setState({ draft, distances: none }),
    setRoom: (room) => store.setState({ room }),
    announce: (announcement) => store.setState({ announcement }),
  };
}
