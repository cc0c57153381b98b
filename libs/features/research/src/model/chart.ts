/** A number in a chart, with its origin. */
export interface ChartMark {
  label: string;
  value: number;
  /** Id of the source. */
  source: number;
  /** The cell or sentence the number was taken from, verbatim. */
  quote: string;
}

/** A chart of numbers that sources state. */
export interface Chart {
  /** From the caption and the header of the table, or the words that the sentences share. */
  title: string;
  kind: 'trend' | 'comparison' | 'distribution';
  unit: string | null;
  marks: ChartMark[];
  /** Computed from the marks: e.g. minimum, maximum, mean, change. */
  statistics: Record<string, number>;
  /** Vega-Lite 6 specification with the data inline; each datum has `source`. */
  vegaLite: object;
  /** The rendered chart: one SVG document without scripts and external references. */
  svg: string;
}
