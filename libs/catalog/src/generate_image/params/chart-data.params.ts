import { CHART_TYPES, type ChartType } from '@capstan/drawing';
import { ChoiceField, NumberField, ObjectsField, StringField } from '@capstan/kit';

const LIMIT = 1e15;

/** One number of a chart. */
export class ChartPointParams {
  @StringField({ description: 'What the number is of.', minLength: 1, maxLength: 120, example: 'Q1' })
  label: string;

  @NumberField({ description: 'The number.', minimum: -LIMIT, maximum: LIMIT, example: 340 })
  value: number;

  @StringField({
    description: 'Name of the series, where several are compared.',
    maxLength: 80,
    optional: true,
  })
  series?: string;
}

/** The data of a chart, and how to show it. */
export class ChartDataParams {
  @ObjectsField({
    description: 'In the order in which they are drawn.',
    of: () => ChartPointParams,
    minItems: 1,
    maxItems: 500,
  })
  points: ChartPointParams[];

  @ChoiceField<ChartType>({
    description:
      'Default: lines for times, bars for long names, else columns. `donut` shows parts of a whole.',
    choices: CHART_TYPES,
    optional: true,
  })
  type?: ChartType;

  @StringField({
    description: 'Set above the chart.',
    maxLength: 200,
    optional: true,
    example: 'Revenue by quarter',
  })
  title?: string;

  @StringField({ description: 'A line below the title.', maxLength: 300, optional: true })
  subtitle?: string;

  @StringField({ description: 'Put behind every number.', maxLength: 20, optional: true, example: '%' })
  unit?: string;
}
