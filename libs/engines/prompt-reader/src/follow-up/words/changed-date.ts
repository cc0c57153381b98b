import type { Language } from '../../packs/language.js';
import { type FoundValue, valuesIn } from './found-values.js';

/** The whole dates of two texts that differ in one date alone: "4 October 2026" and "11 October 2026". */
export function changedDate(from: string, to: string, own: Language): { from: string; to: string } | null {
  const [old, now] = [from, to].map((text) => valuesIn(text, own).filter(({ type }) => type === 'date'));
  const isIn = (dates: readonly FoundValue[] = [], key: string): boolean =>
    dates.some((date) => date.key === key);
  const [gone, ...moreGone] = (old ?? []).filter(({ key }) => !isIn(now, key));
  const [fresh, ...moreFresh] = (now ?? []).filter(({ key }) => !isIn(old, key));
  if (gone === undefined || fresh === undefined || moreGone.length + moreFresh.length > 0) return null;
  const said = ({ weekday, text }: FoundValue): string => (weekday?.text ?? '') + text;
  const changed = { from: said(gone), to: said(fresh) };
  return from.replace(changed.from, changed.to) === to ? changed : null;
}
