/** A number in a chart and where it stands. */
export interface ChartMark {
  label: string;
  value: number;
  /** Id of the source. */
  source: number;
  /** The cell or sentence the number was taken from, verbatim. */
  quote: string;
}

/** A picture of numbers that sources state. */
export interface Chart {
  /** Made of the caption and the header of the table, or of the words that the sentences share. */
  title: string;
  kind: 'trend' | 'comparison' | 'distribution';
  unit: string | null;
  marks: ChartMark[];
  /** Computed from the marks: e.g. minimum, maximum, mean, change. */
  statistics: Record<string, number>;
  /** Vega-Lite 6 specification with the data inline; each datum bears `source`. */
  vegaLite: object;
  /** The same drawn: one SVG document without scripts and outside references. */
  svg: string;
}
