import type { ChartPoint } from '@capstan/drawing';
import { isRecord } from '@capstan/parsing';

const MAX_TEXT = 16_000;
const MAX_POINTS = 60;
const LABELS = ['label', 'name', 'category', 'key', 'x', 'title', 'month', 'date', 'year', 'day'];
const VALUES = ['value', 'count', 'amount', 'total', 'y', 'number', 'v'];
const CONTAINERS = [
  'data',
  'values',
  'points',
  'rows',
  'items',
  'series',
  'datasets',
  'chart',
  'slices',
  'bars',
  'input',
  'arguments',
  'parameters',
];

/** The data of a chart in the JSON of a prompt. */
export interface JsonChart {
  points: ChartPoint[];
  type?: string;
  title?: string;
  /** The text of the JSON. */
  source: string;
}

type Json = Record<string, unknown>;

/** Reads numbers with their names out of the JSON in a prompt, in the usual forms; undefined where there is none. */
export function jsonChartIn(prompt: string): JsonChart | undefined {
  const text = prompt.slice(0, MAX_TEXT);
  const source = jsonOf(text);
  if (source === undefined) return undefined;
  try {
    const json = JSON.parse(source) as unknown;
    const points = pointsOf(json, 0).slice(0, MAX_POINTS);
    const own = isRecord(json) ? textsOf(json) : {};
    return points.length > 0 ? { points, source, ...own } : undefined;
  } catch {
    return undefined;
  }
}

/** From the first bracket to the last one of its kind. */
function jsonOf(text: string): string | undefined {
  const start = text.search(/[{[]\s{0,20}["{[\d]/);
  if (start === -1) return undefined;
  const end = text.lastIndexOf(text.charAt(start) === '{' ? '}' : ']');
  return end > start ? text.slice(start, end + 1) : undefined;
}

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(/%$/, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};
const labelOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

function textsOf(json: Json): { type?: string; title?: string } {
  const inner = [json, ...CONTAINERS.map((key) => json[key]).filter(isRecord)];
  const first = (keys: readonly string[]): string | undefined =>
    inner.flatMap((one) => keys.map((key) => one[key])).find((value) => typeof value === 'string');
  const type = first(['type', 'chart_type', 'chartType', 'chart', 'kind', 'mark']);
  const title = first(['title', 'name', 'caption', 'heading']);
  return { ...(type ? { type } : {}), ...(title ? { title } : {}) };
}

function pointsOf(json: unknown, depth: number): ChartPoint[] {
  if (depth > 3) return [];
  if (Array.isArray(json)) return json.flatMap((row: unknown) => rowOf(row));
  if (!isRecord(json)) return [];
  const labels = [json.labels, json.categories, json.x].find(Array.isArray) as unknown[] | undefined;
  if (labels) return listsOf(labels, json);
  const lists = CONTAINERS.map((key) => json[key]).filter((value) => Array.isArray(value) || isRecord(value));
  const inner = lists.map((value) => pointsOf(value, depth + 1)).find((points) => points.length > 0);
  return inner ?? mapOf(json);
}

/** `{ "label": "a", "value": 1 }`, `["a", 1]`, or a row with a name and one or more numbers. */
function rowOf(row: unknown): ChartPoint[] {
  if (Array.isArray(row)) {
    const [label, value] = [labelOf(row[0]), numberOf(row[1])];
    return label !== undefined && value !== undefined ? [{ label, value }] : [];
  }
  if (!isRecord(row)) return [];
  const entries = Object.entries(row);
  const named =
    entries.find(([key]) => LABELS.includes(key.toLowerCase())) ??
    entries.find(([, value]) => typeof value === 'string');
  const label = labelOf(named?.[1]);
  if (!named || label === undefined) return entries.length === 1 ? mapOf(row) : [];
  const numbers = entries.filter(([key, value]) => key !== named[0] && numberOf(value) !== undefined);
  const [only] = numbers.filter(([key]) => VALUES.includes(key.toLowerCase()));
  const series = labelOf(row.series);
  const chosen = only ? [only] : numbers;
  return chosen.map(([key, value]) => ({
    label,
    value: numberOf(value) as number,
    ...(chosen.length > 1 ? { series: key } : series ? { series } : {}),
  }));
}

/** `{ "labels": […], "values": […] }`, or with `datasets` as Chart.js has them. */
function listsOf(labels: readonly unknown[], json: Json): ChartPoint[] {
  const plain = [json.values, json.data, json.y].find(
    (list) => Array.isArray(list) && list.every((value) => numberOf(value) !== undefined),
  );
  const sets = [json.datasets, json.series].find(Array.isArray) as unknown[] | undefined;
  const lists = plain ? [{ data: plain }] : (sets ?? []).filter(isRecord);
  return lists.flatMap((list) => {
    const values = [list.data, list.values].find(Array.isArray) as unknown[] | undefined;
    const series = labelOf(list.label ?? list.name);
    return labels.flatMap((label, index) => {
      const [name, value] = [labelOf(label), numberOf(values?.[index])];
      if (name === undefined || value === undefined) return [];
      return [{ label: name, value, ...(lists.length > 1 && series ? { series } : {}) }];
    });
  });
}

const mapOf = (json: Json): ChartPoint[] =>
  Object.entries(json).flatMap(([label, value]) =>
    typeof value === 'number' && Number.isFinite(value)
      ? [{ label, value }]
      : isRecord(value)
        ? Object.entries(value).flatMap(([series, number]) =>
            typeof number === 'number' ? [{ label, value: number, series }] : [],
          )
        : [],
  );
