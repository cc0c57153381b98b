/** Cells that fill a rectangle exactly, so that the pattern continues on its other side. */
export function cellsOf(
  width: number,
  height: number,
  wanted: number,
): { columns: number; rows: number; w: number; h: number } {
  const columns = Math.max(2, Math.round(width / wanted));
  const rows = Math.max(2, Math.round(height / wanted));
  return { columns, rows, w: width / columns, h: height / rows };
}

/** About a tenth of the shorter edge: large enough to read as a pattern, at any size. */
export const cellSize = (width: number, height: number, share = 9): number =>
  Math.max(12, Math.min(width, height) / share);
