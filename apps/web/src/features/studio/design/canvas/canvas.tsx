import type { Asset } from '@kilim/contract';
import { droppedMediaType, type Point, readDropped, toDevice } from '@kilim/design-model';
import { type DragEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useTranslate } from '../../../../i18n/translation.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { assetMediaType, readDragged } from '../../library/dragged-asset.ts';
import { insertAt } from '../state/designer-commands.ts';
import { useDesigner, useDesignerState, useScreen, useSelection } from '../state/designer-context.tsx';
import { describeSelection, fitScreen } from './key-actions.ts';
import { Overlay } from './overlay.tsx';
import { pressKey } from './press-key.ts';
import { ProjectFonts } from './project-fonts.tsx';
import { Rulers } from './rulers.tsx';
import { useClipboard } from './use-clipboard.ts';
import { usePointer } from './use-pointer.ts';
import { World } from './world.tsx';

/** Pause after the last zoom step before texts are drawn sharply again, in milliseconds. */
const sharpenAfter = 150;

/** The canvas: one stop of the Tab key, with the elements of the screen as its options. docs/rules/designer.md#canvas */
export function Canvas({ onDropAsset }: { readonly onDropAsset: (asset: Asset, at: Point) => void }) {
  const translate = useTranslate();
  const designer = useDesigner();
  const { store, view } = designer;
  const room = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const isPanning = useRef(false);
  const pointer = usePointer(designer, { room, world }, isPanning);
  const clipboard = useClipboard(designer);
  const selection = useSelection();
  const screen = useScreen();
  const device = useDesignerState((state) => state.device);
  const isEmpty = useDesignerState((state) =>
    state.history.present.design.screens.every(({ elements }) => elements.length === 0),
  );

  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = (): void => {
      const isFirst = view.getState().room.width === 0;
      view.setRoom({ width: element.clientWidth, height: element.clientHeight });
      if (isFirst && element.clientWidth > 0) fitScreen(designer);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [designer, view]);

  const isFirstDevice = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another device is shown whole
  useEffect(() => {
    if (!isFirstDevice.current) fitScreen(designer);
    isFirstDevice.current = false;
  }, [designer, device]);

  // Outside of React, so that moving the view renders nothing.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shownZoom = view.getState().zoom;
    const show = (): void => {
      const { pan, zoom } = view.getState();
      if (world.current === null) return;
      const { style } = world.current;
      style.transform = `translate(${pan.x}px, ${pan.y}px) scale(${zoom})`;
      if (zoom === shownZoom) return;
      shownZoom = zoom;
      style.willChange = 'transform';
      clearTimeout(timer);
      timer = setTimeout(() => {
        style.willChange = '';
      }, sharpenAfter);
    };
    show();
    const stop = view.subscribe(show);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [view]);

  const onDrop = (event: DragEvent<HTMLDivElement>): void => {
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    const at = toDevice(view.getState(), { x: event.clientX - box.left, y: event.clientY - box.top });
    const asset = readDragged(event.dataTransfer.getData(assetMediaType));
    if (asset !== undefined) {
      onDropAsset(asset, at);
      event.currentTarget.focus();
      return;
    }
    const data = readDropped(event.dataTransfer.getData(droppedMediaType));
    if (data.ok) insertAt(designer, data.value, at);
    else store.run(() => data);
    event.currentTarget.focus();
  };
  const active = selection.find((id) => screen.elements.some((element) => element.id === id));
  return (
    <div className="relative min-h-0 min-w-0 flex-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a select cannot show a design */}
      <div
        {...pointer.handlers}
        {...clipboard}
        aria-activedescendant={active === undefined ? undefined : `design-${active}`}
        aria-describedby="design-keys"
        aria-label={translate('designer.canvas.label')}
        aria-multiselectable
        className="absolute inset-0 touch-none overflow-hidden bg-sunken outline-offset-[-2px]"
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        onKeyDown={(event) => {
          if (event.key === ' ') isPanning.current = true;
          const isDone = (event.key === 'Escape' && pointer.cancel()) || pressKey(designer, event);
          if (event.key !== ' ' && !isDone) return;
          event.preventDefault();
          if (isDone) view.announce(describeSelection(designer));
        }}
        onKeyUp={(event) => {
          if (event.key === ' ') isPanning.current = false;
          if (event.key === 'Alt') view.setDistances([]);
          if (event.key.startsWith('Arrow')) store.closeStep();
        }}
        onBlur={() => {
          isPanning.current = false;
        }}
        ref={room}
        role="listbox"
        tabIndex={0}
      >
        <World ref={world} />
        <ProjectFonts />
        <Overlay />
        <Rulers />
      </div>
      {isEmpty ? <EmptyHint /> : null}
      <VisuallyHidden>
        <span id="design-keys">{translate('designer.canvas.keys')}</span>
      </VisuallyHidden>
      <Announcement />
    </div>
  );
}

/** What to do first, written on the empty screen. */
function EmptyHint() {
  const translate = useTranslate();
  const zoom = useStore(useDesigner().view, (state) => state.zoom);
  const { width } = useDesignerState((state) => state.device);
  return (
    <p
      className="pointer-events-none absolute inset-x-0 top-1/3 mx-auto max-w-56 px-2 text-center text-13"
      // The colour of the app, whatever the theme of the studio is; outside of its screen it could not be read.
      style={{ color: '#6B625B', width: width * zoom }}
    >
      {translate('designer.canvas.empty')}
    </p>
  );
}

function Announcement() {
  const text = useStore(useDesigner().view, (state) => state.announcement);
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
