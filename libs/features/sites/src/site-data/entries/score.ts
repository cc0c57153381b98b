import type { CollectionSpec, FieldSpec } from '@capstan/site-document';
import type { EntryData } from './read-entry.js';

/** How many of the points of a quiz were scored. */
export interface Score {
  points: number;
  of: number;
}

/** The score of an entry; null if no answer has points. */
export function scoreOf({ fields }: CollectionSpec, data: EntryData): Score | null {
  const scored = fields.filter(({ options }) => options?.some(({ points }) => points !== undefined));
  if (scored.length === 0) return null;
  return {
    points: scored.reduce((sum, field) => sum + pointsOf(field, [data[field.name]].flat()), 0),
    of: scored.reduce((sum, field) => sum + bestOf(field), 0),
  };
}

const pointsOf = ({ options = [] }: FieldSpec, chosen: readonly unknown[]): number =>
  options.reduce((sum, { value, points = 0 }) => sum + (chosen.includes(value) ? points : 0), 0);

/** The best score of a field: several choices may all be right, of a single choice one. */
function bestOf({ type, options = [] }: FieldSpec): number {
  const points = options.map((option) => option.points ?? 0);
  return type === 'choices' ? points.reduce((sum, each) => sum + each, 0) : Math.max(...points);
}
