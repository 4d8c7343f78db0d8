import sharp, { type Sharp } from 'sharp';

// The picture of a file that is none: a sheet with lines.

const size = { width: 240, height: 320 };
const lines = [88, 128, 168, 208];

const bar = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 4, background } });

let drawn: Promise<Uint8Array> | null = null;

async function draw(): Promise<Uint8Array> {
  const sheet = await bar(size.width - 8, size.height - 8, '#ffffff')
    .png()
    .toBuffer();
  const line = await bar(144, 12, '#c3c9d4').png().toBuffer();
  const icon = bar(size.width, size.height, '#aab2c0').composite([
    { input: sheet, left: 4, top: 4 },
    ...lines.map((top) => ({ input: line, left: 48, top })),
  ]);
  return new Uint8Array(await icon.png().toBuffer());
}

export const drawFileIcon = (): Promise<Uint8Array> => {
  drawn ??= draw();
  return drawn;
};
