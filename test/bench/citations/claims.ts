import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { compiled, root } from '../compiled.js';
import { figure, table } from '../report/table.js';
import { CitedPage } from './cited-page.js';

const { verifyClaim } = await compiled<typeof import('@capstan/claim-verification')>(
  'libs/engines/claim-verification/src/index.js',
);

const HALVES = ['dev', 'unseen'] as const;
type ClaimHalf = (typeof HALVES)[number];

const Entry = z.object({
  passage: z.string(),
  lie: z.object({ kind: z.string(), text: z.string() }),
  honest: z.object({ kind: z.enum(['light', 'heavy']), text: z.string() }),
});

/** How many claims of a kind the verifier accepts. */
export interface ClaimFigures {
  half: ClaimHalf;
  kind: string;
  isLie: boolean;
  claims: number;
  accepted: number;
  /** Accepted lies and rejected paraphrases, of the half that may be read. */
  mistakes: string[];
}

/** The claims of test/understanding/claims against their passages. */
export function measureClaims(): { figures: ClaimFigures[]; msPerClaim: number } {
  const figures = new Map<string, ClaimFigures>();
  let ms = 0;
  let count = 0;
  for (const half of HALVES) {
    const file = join(root, 'test', 'understanding', 'claims', `${half}.yaml`);
    for (const { passage, lie, honest } of z.array(Entry).parse(load(readFileSync(file, 'utf8')))) {
      for (const { kind, text } of [lie, honest]) {
        const key = `${half} ${kind}`;
        const before = figures.get(key) ?? {
          half,
          kind,
          isLie: kind === lie.kind,
          claims: 0,
          accepted: 0,
          mistakes: [],
        };
        const began = performance.now();
        verifyClaim(text, passage);
        ms += performance.now() - began;
        count += 1;
        const isAccepted = new CitedPage(passage).supports(text);
        const isMistake = isAccepted === before.isLie && half === 'dev';
        figures.set(key, {
          ...before,
          claims: before.claims + 1,
          accepted: before.accepted + (isAccepted ? 1 : 0),
          mistakes: isMistake ? [...before.mistakes, text] : before.mistakes,
        });
      }
    }
  }
  return { figures: [...figures.values()], msPerClaim: ms / count };
}

export function claimsReport({ figures, msPerClaim }: ReturnType<typeof measureClaims>): string {
  const kinds = [...new Set(figures.map(({ kind }) => kind))].toSorted();
  const rows = ['all lies', ...kinds].map((kind) => [
    kind,
    ...HALVES.map((half) => {
      const group = figures.filter(
        (each) => each.half === half && (kind === 'all lies' ? each.isLie : each.kind === kind),
      );
      const sum = (of: (each: ClaimFigures) => number): number =>
        group.reduce((total, each) => total + of(each), 0);
      return `${figure(sum(({ accepted }) => accepted))} of ${figure(sum(({ claims }) => claims))}`;
    }),
  ]);
  return [
    table(['claims accepted', 'dev', 'unseen'], rows),
    '',
    `The verifier takes ${figure(msPerClaim, 2)} ms a claim`,
  ].join('\n');
}
