import type { ChartPoint, ChartType } from '@capstan/drawing';

const MAX_TEXT = 4_000;
const MAX_POINTS = 60;
/** The first one may have an introduction. */
const MAX_PIECE = 400;
/** The name of a number is short; what is longer is a sentence that has a number in it. */
const MAX_NAME = 60;
// bounded: MAX_PIECE
const NUMBER = /[\s:=(]+(-?\d{1,12}(?: \d{3}){0,3}(?:\.\d{1,12})?)\s*(%|[€$£]|[kKM]|°C|°F)?\)?[.!]?$/;

/** Numbers with their names, as `Jan 12, Feb 18` or `Rust (83), Go (64)` states them; nothing is guessed. */
export function pointsIn(prompt: string): ChartPoint[] {
  return piecesOf(prompt).flatMap((piece): ChartPoint[] => {
    const match = NUMBER.exec(piece);
    const label = match ? nameOf(piece.slice(0, match.index)) : '';
    if (!match || label === '' || label.length > MAX_NAME) return [];
    return [{ label, value: Number((match[1] as string).replaceAll(' ', '')) }];
  });
}

/** The unit behind every number, if it is one and the same. */
export function unitIn(prompt: string): string | undefined {
  const units = piecesOf(prompt).flatMap((piece) => NUMBER.exec(piece)?.[2] ?? []);
  const [unit] = units;
  return unit !== undefined && units.length === pointsIn(prompt).length && new Set(units).size === 1
    ? unit
    : undefined;
}

/** The type that a prompt names. `bar` leaves open which way the bars go. */
export function chartTypeIn(prompt: string): ChartType | undefined {
  const words = prompt.toLowerCase();
  if (/\b(?:pie|donut|doughnut)\b/.test(words)) return 'donut';
  if (/\bhorizontal\b/.test(words)) return 'bar';
  if (/\bcolumns?\b/.test(words)) return 'column';
  if (/\barea\b/.test(words)) return 'area';
  return /\blines?\b/.test(words) ? 'line' : undefined;
}

/** `Revenue` of `Bar chart of revenue: …`. */
export function chartTitleIn(prompt: string): string | undefined {
  const introduction = prompt.slice(0, 300).split(/:|\n/, 1)[0] ?? '';
  const [, title = ''] =
    /\b(?:chart|graph|plot)s?\b[\s,]*(?:of|showing|shows|with|for|about)?\s*(.*)$/i.exec(introduction) ?? [];
  const clean = title.replace(/^(?:our|my|the)\s+/i, '').trim();
  if (clean === '' || NUMBER.test(clean) || clean.includes(',')) return undefined;
  return clean.charAt(0).toUpperCase() + clean.slice(1);
}

const piecesOf = (prompt: string): string[] =>
  prompt
    .slice(0, MAX_TEXT)
    .split(/[,;\n]|\sand\s/, MAX_POINTS)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length <= MAX_PIECE);

/** The first piece has the introduction before its name. */
function nameOf(text: string): string {
  const own = text.split(/:\s+/).at(-1) ?? '';
  const short = own.replace(/^.*\b(?:comparing|showing|with|of|for)\s+/i, '');
  return (short === '' ? own : short).replace(/^[-*•\s]+/, '').trim();
}
