// Runs the code of random designs in the real preview and compares where each element is with where the canvas draws it, within
// one pixel. Needs the built preview: `npm run test:browser -w @kilim/design-model`. An argument is the number of designs;
// `npm test` runs the first 40.
import { starterFiles } from '@kilim/app-kit';
import fc from 'fast-check';
import { serveStudio } from '../../preview/browser/serve-studio.ts';
import { launchBrowser, StudioDriver } from '../../preview/browser/studio-driver.ts';
import {
  type Design,
  type DesignElement,
  type Frame,
  generateApp,
  generateCode,
  isFlex,
  layoutScreen,
  type Screen,
} from '../src/index.ts';
import { randomDesign } from '../test/random-design.ts';

const device = { width: 375, height: 812 };
const tolerance = 1;
const zeros = '0'.repeat(64);
const binaries = {
  'assets/kupa.png': `kilim-binary sha256:${zeros} image/png 67 1x1`,
  'assets/yazi-tipi.ttf': `kilim-binary sha256:${zeros} font/ttf 67`,
  'assets/Lora Bold.otf': `kilim-binary sha256:${zeros} font/otf 67`,
};

/** Whether the children of a flow reach beyond its box. */
function overflows(parent: DesignElement, layout: ReadonlyMap<string, Frame>): boolean {
  const own = layout.get(parent.id);
  if (own === undefined || !isFlex(parent) || parent.type === 'scrollview') return false;
  return parent.children.some(({ id }) => {
    const frame = layout.get(id);
    if (frame === undefined) return false;
    const isRight = frame.x + frame.width > own.x + own.width;
    return isRight || frame.y + frame.height > own.y + own.height || frame.x < own.x || frame.y < own.y;
  });
}

/** The frames that the canvas draws on the first screen, without hidden elements and what is inside of them. */
function listShown(
  { elements }: Pick<Screen, 'elements'>,
  layout: ReadonlyMap<string, Frame>,
): readonly (Frame & { name: string })[] {
  return elements.flatMap((element) => {
    if (element.isHidden) return [];
    const frame = layout.get(element.id);
    const own = frame === undefined ? [] : [{ ...frame, name: `${element.type} ${element.id}` }];
    // Where a flow has no room, browsers make texts and fields smaller, which devices and the canvas do not.
    const children = overflows(element, layout) ? [] : element.children;
    return [...own, ...listShown({ elements: children }, layout)];
  });
}

const isNear = (one: Frame, other: Frame): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) <= tolerance);

function appOf(design: Design): Readonly<Record<string, string>> {
  return {
    ...starterFiles({ name: 'Deneme', language: 'tr' }),
    ...generateCode(design, 'designer'),
    'src/App.tsx': generateApp(design, 'designer'),
    ...binaries,
  };
}

async function readFrames(studio: StudioDriver): Promise<Frame[]> {
  const frame = await studio.frame();
  return frame.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  });
}

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 200);
  const designs = fc.sample(randomDesign(8, 4), { numRuns: count, seed: 20_261_123 });
  const servers = await serveStudio();
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  const studio = new StudioDriver(page);
  const failures: string[] = [];
  const wrong = new Set<number>();
  let compared = 0;
  try {
    await page.goto(servers.studioUrl);
    await page.evaluate(({ width, height }) => {
      const phone = document.getElementById('phone');
      if (phone) phone.style.cssText = `position:fixed;inset:0;width:${width}px;height:${height}px`;
    }, device);
    for (const [index, design] of designs.entries()) {
      const [screen] = design.screens;
      if (screen === undefined) continue;
      const wanted = listShown(screen, layoutScreen(screen));
      await page.evaluate((files) => {
        window.preview.setFiles(files);
        // A refresh would keep the screen to which an earlier app has navigated.
        window.preview.restart();
      }, appOf(design));
      await studio.waitForState('running').catch(() => undefined);
      const state = await studio.state();
      if (state.kind !== 'running') {
        failures.push(`${index}: ${JSON.stringify(state).slice(0, 300)}`);
        wrong.add(index);
        continue;
      }
      const found = await readFrames(studio);
      for (const { name, ...frame } of wanted) {
        compared += 1;
        if (found.some((each) => isNear(each, frame))) continue;
        const nearest = found.toSorted((one, other) => distance(one, frame) - distance(other, frame))[0];
        wrong.add(index);
        failures.push(`${index}: ${name} at ${JSON.stringify(frame)}, nearest ${JSON.stringify(nearest)}`);
      }
    }
  } finally {
    await browser.close();
    servers.close();
  }
  for (const failure of failures.slice(0, 40)) console.log(failure);
  console.log(`\n${compared} elements of ${designs.length} designs compared with the canvas`);
  console.log(`${designs.length - wrong.size} passed, ${wrong.size} failed`);
  process.exitCode = failures.length === 0 && compared > 0 ? 0 : 1;
}

const distance = (one: Frame, other: Frame): number =>
  Math.abs(one.x - other.x) +
  Math.abs(one.y - other.y) +
  Math.abs(one.width - other.width) +
  Math.abs(one.height - other.height);

await main();
