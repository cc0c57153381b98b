/** Judges the regular expressions that have no verdict yet: `npm run regexes`. */
import { writeFileSync } from 'node:fs';

import { judgeRegex } from './judge-regex.js';
import { VERDICTS_FILE, allRegexes, keyOf, readVerdicts } from './verdicts.js';

const known = readVerdicts();
const kept: Record<string, string> = {};
for (const { place, source, flags, bounded } of allRegexes()) {
  const key = keyOf(source, flags);
  const verdict = known[key] ?? judgeRegex(source, flags);
  kept[key] = verdict;
  known[key] = verdict;
  if (verdict !== 'linear') console.log(`${place}: ${bounded ? `bounded (${bounded})` : verdict}`);
  writeFileSync(VERDICTS_FILE, `${JSON.stringify({ ...known }, null, 2)}\n`);
}
const sorted = Object.fromEntries(Object.entries(kept).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(VERDICTS_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
