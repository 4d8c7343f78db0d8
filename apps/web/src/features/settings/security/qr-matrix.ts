/** A QR code: rows from the top, modules from the left; true is dark. */
export type QrMatrix = boolean[][];
