const rate = 16_000;
const seconds = 0.5;
/** Two notes of a rising third in hertz, and when they start. */
const notes = [
  [659.26, 0],
  [880, 0.12],
] as const;

/** A short sound for notifications: WAV with one channel of 16 bits. */
export function writeChime(): Uint8Array<ArrayBuffer> {
  const count = rate * seconds;
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + count * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(count * 2, 40);
  for (let index = 0; index < count; index += 1) {
    const time = index / rate;
    const value = notes.reduce((sum, [pitch, start]) => {
      const age = time - start;
      return age < 0 ? sum : sum + Math.sin(2 * Math.PI * pitch * age) * Math.exp(-9 * age);
    }, 0);
    // The end fades out, so that it does not click.
    const fade = Math.min(1, (seconds - time) / 0.05);
    file.writeInt16LE(Math.round(value * fade * 12_000), 44 + index * 2);
  }
  return new Uint8Array(file);
}
