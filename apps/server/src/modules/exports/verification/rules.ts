const megabyte = 1_048_576;
const second = 1_000;
const minute = 60 * second;

/** Limits of the tools of a verification: docs/rules/export-verification.md#limits */
export const toolLimits = {
  /** Milliseconds of clock time of one step. */
  time: { install: 10 * minute, types: 8 * minute, web: 12 * minute, android: 12 * minute },
  /** Seconds of processor time of one process. */
  processorSeconds: 300,
  /** Of all processes of a step together. */
  memory: 2_500 * megabyte,
  /** Heap of one JavaScript process. */
  heapMegabytes: 1_536,
  /** Of everything that a step writes beside the installed packages. */
  written: 400 * megabyte,
  fileSize: 200 * megabyte,
  /** Free space without which no verification starts. */
  freeSpace: 2_000 * megabyte,
  /** Characters of a tool's output that are read. */
  output: 200_000,
  /** Between two looks at memory, disk and cancellation. */
  watch: second,
} as const;

/** A verification that was started this often without ending is interrupted. */
export const startsMaximum = 2;
