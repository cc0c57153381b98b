import { ResultField } from '@capstan/kit';

/** A number of a chart. */
export class ChartMarkResult {
  @ResultField({ type: 'string', description: 'Label', example: '2024' })
  label: string;

  @ResultField({ type: 'number', description: 'The number' })
  value: number;

  @ResultField({ type: 'integer', description: 'Id of the source' })
  source: number;

  @ResultField({
    type: 'string',
    description: 'Cell or sentence that contains it, verbatim',
    example: '1.2 million units were sold in 2024',
  })
  quote: string;
}

/** A chart of numbers that sources state. */
export class ChartResult {
  @ResultField({ type: 'string', description: 'Title', example: 'Heat pumps sold' })
  title: string;

  @ResultField({ type: 'string', enum: ['trend', 'comparison', 'distribution'], description: 'Kind' })
  kind: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Unit of the numbers',
    example: 'million units',
  })
  unit: string | null;

  @ResultField({ of: () => ChartMarkResult, list: true, description: 'The numbers' })
  marks: ChartMarkResult[];

  @ResultField({ type: 'object', description: 'Computed from the marks' })
  statistics: Record<string, number>;

  @ResultField({ type: 'object', description: 'Vega-Lite specification, data inline' })
  vega_lite: object;

  @ResultField({
    type: 'string',
    description: 'The same as an SVG document',
    example: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  svg: string;
}

/** Computational analysis. */
export class AnalysisResult {
  @ResultField({
    of: () => ChartResult,
    list: true,
    description: 'Empty if no source states comparable numbers',
  })
  charts: ChartResult[];
}
