import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

/** The detector in JavaScript only: the same verdicts on every machine, without Java or binaries. */
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck');

/** `linear`, or a text on which matching takes far too long, as JavaScript. */
export type Verdict = 'linear' | `slow: ${string}`;

/** Time limit of the detector; patterns that it cannot decide are tested with PUMPS only. */
const DETECTION_MS = 5_000;
const ATTACK_CHARS = 100_000;
/** Linear patterns take milliseconds for ATTACK_CHARS, quadratic ones many seconds. */
const MATCHING_MS = 1_000;

/** Repeated parts of texts that make patterns slow. */
const PUMPS = [
  '\t',
  ' ',
  '\n',
  '\u2003',
  'a',
  'A',
  '0',
  '-',
  '.',
  '!',
  '"',
  '<',
  '[',
  '(',
  '{',
  'a ',
  ' a',
  '<a ',
  '&',
  '://',
];

/**
 * Judges a regular expression: `recheck` searches for a text that makes it slow, and the actual engine is tested with
 * that text, because the detector's model has neither repetition limits nor the engine's own optimizations.
 * @param detectionMs time limit of the search.
 */
export function judgeRegex(source: string, flags: string, detectionMs: number = DETECTION_MS): Verdict {
  const result = checkSync(
    source,
    flags.replace(/[dv]/g, (flag) => (flag === 'v' ? 'u' : '')),
    { timeout: detectionMs },
  );
  const attacks = result.status === 'vulnerable' ? [attackOf(result.attack)] : [];
  const pumped =
    result.status === 'safe' ? [] : PUMPS.map((pump) => ({ prefix: 'x', pump, suffix: '\u0000' }));
  for (const attack of [...attacks, ...pumped]) {
    if (isSlow(source, flags, attack)) return `slow: ${JSON.stringify(attack)}`;
  }
  return 'linear';
}

interface Attack {
  prefix: string;
  pump: string;
  suffix: string;
}

function attackOf({ pumps, suffix }: { pumps: { prefix: string; pump: string }[]; suffix: string }): Attack {
  const [first] = pumps;
  return { prefix: first?.prefix ?? '', pump: first?.pump ?? '', suffix };
}

function isSlow(source: string, flags: string, { prefix, pump, suffix }: Attack): boolean {
  const text = prefix + pump.repeat(Math.ceil(ATTACK_CHARS / Math.max(1, pump.length))) + suffix;
  try {
    // Every match, like replaceAll and matchAll.
    runInNewContext(
      'text.replace(pattern, "")',
      { text, pattern: new RegExp(source, flags) },
      { timeout: MATCHING_MS },
    );
    return false;
  } catch {
    return true;
  }
}
