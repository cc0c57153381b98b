import type { UsageDay } from './usage-days.ts';

/** The capabilities with a color of their own; the rest are added up. */
const SHOWN = 5;
const OTHERS = 'others';

interface Bar {
  date: string;
  /** Stacked series, bottom first; omits series without credits. */
  parts: { name: string; credits: number }[];
}

interface UsageSeries {
  /** The most expensive first. */
  names: string[];
  bars: Bar[];
  /** The top of the scale: an even round number that no bar exceeds. */
  top: number;
}

/** The bars of the chart of credits by day and capability. */
export function seriesOf(days: readonly UsageDay[]): UsageSeries {
  const ranked = rankedNames(days);
  const shown = ranked.slice(0, SHOWN);
  const names = ranked.length > SHOWN ? [...shown, OTHERS] : shown;
  const bars = days.map(({ date, byCapability, credits }) => {
    const own = shown.map((name) => ({ name, credits: byCapability[name] ?? 0 }));
    const rest = credits - own.reduce((sum, part) => sum + part.credits, 0);
    return { date, parts: [...own, { name: OTHERS, credits: rest }].filter((part) => part.credits > 0) };
  });
  return { names, bars, top: roundUp(Math.max(0, ...days.map(({ credits }) => credits))) };
}

function rankedNames(days: readonly UsageDay[]): string[] {
  const totals = new Map<string, number>();
  for (const { byCapability } of days) {
    for (const [name, credits] of Object.entries(byCapability)) {
      if (credits > 0) totals.set(name, (totals.get(name) ?? 0) + credits);
    }
  }
  return [...totals].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/** 2, 4, 6, 8 or 10 times a power of ten. */
function roundUp(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))));
  return Math.max(2, Math.ceil(value / unit / 2) * 2) * unit;
}
