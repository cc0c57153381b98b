import type { Finding } from './finding.js';

const YEAR_MS = 365.2425 * 86_400_000;

/**
 * Statistics of the marks. For trends also the change from the first to the last mark, in the unit, in
 * percent, and per year; the latter two only for positive values that are not percentages themselves.
 */
export function statisticsOf({
  kind,
  unit,
  marks,
}: Pick<Finding, 'kind' | 'unit' | 'marks'>): Record<string, number> {
  const values = marks.map(({ value }) => value);
  const sorted = values.toSorted((one, other) => one - other);
  const statistics: Record<string, number> = {
    count: values.length,
    minimum: sorted[0] ?? 0,
    maximum: sorted.at(-1) ?? 0,
    mean: rounded(values.reduce((sum, value) => sum + value, 0) / values.length),
    median: rounded(((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2),
  };
  const [first, last] = [marks[0], marks.at(-1)];
  if (kind !== 'trend' || !first || !last) return statistics;
  statistics.change = rounded(last.value - first.value);
  if (unit === '%' || first.value <= 0 || last.value <= 0) return statistics;
  const ratio = last.value / first.value;
  statistics.change_percent = rounded((ratio - 1) * 100);
  const years = (Date.parse(last.date ?? '') - Date.parse(first.date ?? '')) / YEAR_MS;
  // Less than a year is too short for an annual rate.
  if (years >= 0.99) statistics.annual_growth_percent = rounded((ratio ** (1 / years) - 1) * 100);
  return statistics;
}

/** Removes floating-point noise. */
const rounded = (value: number): number => Number(value.toPrecision(6));
