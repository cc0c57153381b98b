export const CHART_TYPES = ['column', 'bar', 'line', 'area', 'donut'] as const;

export type ChartType = (typeof CHART_TYPES)[number];

/** A number with its name; `series` where several are compared. */
export interface ChartPoint {
  label: string;
  value: number;
  series?: string;
}

export interface ChartSpec {
  points: readonly ChartPoint[];
  /** Default: by the data. */
  type?: ChartType;
  title?: string;
  subtitle?: string;
  /** After each number: `%`, ` km`. */
  unit?: string;
  width: number;
  height: number;
  /** A color; `none` for transparent paper. */
  paper?: string;
}

const TIME =
  /^(?:(?:19|20)\d\d(?:[-/](?:0?[1-9]|1[0-2]))?|q[1-4]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b/i;
const MANY_BARS = 12;
const LONG_LABEL = 12;

/** Times as a line, long names or many of them as bars, all else as columns. */
export function chartTypeOf({ type, points }: Pick<ChartSpec, 'type' | 'points'>): ChartType {
  if (type) return type;
  const labels = new Set(points.map(({ label }) => label));
  if (labels.size >= 5 && [...labels].every((label) => TIME.test(label))) return 'line';
  const isLong = [...labels].some((label) => label.length > LONG_LABEL);
  return isLong || labels.size > MANY_BARS ? 'bar' : 'column';
}
