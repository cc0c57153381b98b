import type { ChartPoint, ChartType } from '@capstan/drawing';
import { jsonChartIn } from './chart/json-points.js';
import { parallelLists } from './chart/parallel-lists.js';
import { type ReadPoint, readPoints } from './chart/read-points.js';
import { tablePoints } from './chart/table-points.js';
import { type Titled, takeTitle } from './chart/take-title.js';
import { askedPlaces } from './reading/asked-kind.js';
import { MaskedText } from './reading/masked-text.js';
import { entriesOf, wordsPattern } from './reading/word-pattern.js';
import { LANGUAGES } from './words/index.js';

/** Reads labeled numbers from `Jan 12, Feb 18`, `12 apples`, JSON or a table; does not guess. */
export function pointsIn(prompt: string): ChartPoint[] {
  const json = jsonChartIn(prompt);
  if (json) return json.points;
  const points = pointsOfText(prompt);
  const unit = commonUnit(points);
  return points.map(({ label, series, scale, value }) => ({
    label,
    ...(series === undefined ? {} : { series }),
    value: unit === undefined && scale > 0 ? Number(`${value}e${scale}`) : value,
  }));
}

/** The unit after the numbers, if all have the same. */
export function unitIn(prompt: string): string | undefined {
  if (jsonChartIn(prompt)) return undefined;
  const unit = commonUnit(pointsOfText(prompt));
  return unit === '' ? undefined : unit;
}

const TYPES = (['donut', 'bar', 'column', 'area', 'line'] as const).map((type) => ({
  type,
  pattern: wordsPattern(
    LANGUAGES.flatMap(({ chartTypes }) => entriesOf(chartTypes[type])),
    '',
  ),
}));

/** Returns the type that a prompt names. `bar` does not specify the direction of the bars. */
export function chartTypeIn(prompt: string): ChartType | undefined {
  const json = jsonChartIn(prompt);
  const { folded } = MaskedText.of(json ? `${prompt.replace(json.source, '')} ${json.type ?? ''}` : prompt);
  return TYPES.find(({ pattern }) => pattern.test(folded))?.type;
}

/** `Revenue` of `Bar chart of revenue: …`, or the title that is stated. */
export function chartTitleIn(prompt: string): string | undefined {
  const json = jsonChartIn(prompt);
  if (json?.title) return json.title;
  const masked = MaskedText.of(json ? prompt.replace(json.source, '') : prompt);
  const { title } = takeTitle(masked);
  return title ?? subjectOf(masked);
}

const BARS_AND_DATA =
  'bars,bar,barras,barres,barre,balken,csv,json,table,tabelle,tabla,tabela,tabella,tableau,data,daten,datos,dados,dati,donnees,numbers,zahlen,figures';
const BEFORE_SUBJECT = wordsPattern(
  LANGUAGES.flatMap(({ connectors, introductions, openings, chartTypes }) =>
    [connectors, introductions, openings, ...Object.values(chartTypes), BARS_AND_DATA].flatMap(entriesOf),
  ),
  'y',
);

/** The subject of the chart, if it precedes the numbers. */
function subjectOf(masked: MaskedText): string | undefined {
  const { text, folded } = masked;
  const [place] = askedPlaces(masked, 'chart');
  if (!place || /\d/.test(text.slice(0, place.start))) return undefined;
  // `売上の棒グラフ`
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(place.noun))
    return /(?:^|[、。\n])([^、。\n]{1,30})の[^の、。\n]{0,6}$/.exec(
      text.slice(0, place.end - place.noun.length),
    )?.[1];
  let at = place.end;
  for (;;) {
    while (/[\s,-]/.test(text.charAt(at))) at += 1;
    BEFORE_SUBJECT.lastIndex = at;
    const match = BEFORE_SUBJECT.exec(folded);
    if (!match || match[0].length === 0) break;
    at += match[0].length;
  }
  const subject = (text.slice(at, at + 300).split(/:|\n|\s[-–—]\s/, 1)[0] ?? '').trim();
  const isClean = subject.length <= 80 && !/[\d,.;\ue000-\uefff]/.test(subject) && /\p{L}{2}/u.test(subject);
  return isClean ? subject.charAt(0).toUpperCase() + subject.slice(1) : undefined;
}

function pointsOfText(prompt: string): ReadPoint[] {
  const rows = tablePoints(prompt);
  if (rows.length > 0) return rows;
  const masked = withoutRequest(takeTitle(MaskedText.of(prompt)));
  const points = readPoints(masked);
  const listed = parallelLists(masked);
  return listed.length >= Math.max(2, points.length) ? listed : points;
}

/** The request itself ends a piece of the data. */
function withoutRequest({ masked }: Titled): MaskedText {
  return askedPlaces(masked, 'chart').reduce((text, { start, end }) => text.blank(start, end), masked);
}

/** Returns the unit that all numbers have, `''` if none has one; undefined if they differ. */
function commonUnit(points: readonly ReadPoint[]): string | undefined {
  const units = new Set(points.map(({ unit }) => unit.trim()));
  const [first = ''] = units;
  return units.size > 1 ? undefined : /^[a-z]{2,}|^[$€£¥R]/i.test(first) ? ` ${first}` : first;
}
