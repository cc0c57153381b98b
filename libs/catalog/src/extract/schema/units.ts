/** Units by dimension, each with its size in the first of them. */
const DIMENSIONS: readonly Readonly<Record<string, number>>[] = [
  {
    m: 1,
    meter: 1,
    metre: 1,
    mm: 0.001,
    cm: 0.01,
    km: 1000,
    in: 0.0254,
    inch: 0.0254,
    ft: 0.3048,
    mi: 1609.344,
  },
  {
    kg: 1,
    g: 0.001,
    gram: 0.001,
    mg: 0.000001,
    t: 1000,
    lb: 0.45359237,
    lbs: 0.45359237,
    oz: 0.028349523125,
  },
  { l: 1, liter: 1, litre: 1, ml: 0.001, cl: 0.01 },
  { s: 1, sec: 1, seconds: 1, ms: 0.001, min: 60, minutes: 60, h: 3600, hours: 3600, days: 86_400 },
  { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 },
];

export function isUnit(name: string): boolean {
  return DIMENSIONS.some((sizes) => Object.hasOwn(sizes, name));
}

/** Whether a text has a number with a unit. */
export function hasUnit(text: string): boolean {
  return [...text.matchAll(/\d\s{0,3}(\p{L}{1,10})/gu)].some(([, word = '']) => isUnit(word.toLowerCase()));
}

/** Converts a number; null if the units do not measure the same. */
export function converted(value: number, from: string, to: string): number | null {
  if (from === to) return value;
  const sizes = DIMENSIONS.find((known) => Object.hasOwn(known, from) && Object.hasOwn(known, to));
  const [size, wanted] = [sizes?.[from], sizes?.[to]];
  if (size === undefined || wanted === undefined) return null;
  return Number(((value * size) / wanted).toPrecision(12));
}
