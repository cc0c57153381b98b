/** Capital letters as strokes in a field of 100 × 100, so that a monogram looks alike on every system. */
const STROKES: Record<string, string> = {
  A: 'M20 90L50 10L80 90M31 62H69',
  B: 'M26 10V90H54A21 21 0 0 0 54 48H26M26 10H50A19 19 0 0 1 50 48',
  C: 'M78 26A35 40 0 1 0 78 74',
  D: 'M26 10V90H42A40 40 0 0 0 42 10Z',
  E: 'M72 10H28V90H72M28 50H64',
  F: 'M72 10H28V90M28 50H64',
  G: 'M77 25A35 40 0 1 0 80 64V54H54',
  H: 'M24 10V90M76 10V90M24 50H76',
  I: 'M50 10V90',
  J: 'M66 10V64A21 25 0 0 1 24 66',
  K: 'M26 10V90M76 10L26 58M42 44L78 90',
  L: 'M28 10V90H74',
  M: 'M18 90V10L50 60L82 10V90',
  N: 'M22 90V10L78 90V10',
  O: 'M50 10A36 40 0 1 0 50 90A36 40 0 1 0 50 10Z',
  P: 'M28 90V10H52A23 23 0 0 1 52 56H28',
  Q: 'M50 10A36 40 0 1 0 50 90A36 40 0 1 0 50 10ZM56 66L80 94',
  R: 'M28 90V10H52A23 23 0 0 1 52 56H28M50 56L78 90',
  S: 'M74 26C68 6 28 6 28 30C28 52 76 46 76 70C76 96 30 94 24 72',
  T: 'M18 10H82M50 10V90',
  U: 'M22 10V60A28 30 0 0 0 78 60V10',
  V: 'M20 10L50 90L80 10',
  W: 'M10 10L31 90L50 30L69 90L90 10',
  X: 'M22 10L78 90M78 10L22 90',
  Y: 'M20 10L50 50L80 10M50 50V90',
  Z: 'M24 10H76L24 90H78',
};

/** Strokes of the first letter of a word, accents aside; null for other scripts. */
export function letterOf(word: string): string | null {
  const [first = ''] = word.normalize('NFD').replace(/^[^\p{L}\p{N}]+/u, '');
  return STROKES[first.toLocaleUpperCase('en')] ?? null;
}
